import Testing

/// The accessors of properties that hold an object's stored form.
@Suite struct AccessorExpansionTests {
    @Test func accessorsOfStoredForms() {
        let expansion = MacroExpansion(
            of: """
                class User: NSManagedObject {
                    @FetchingName("planRaw") @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium
                    @ManagedAttribute(.rawRepresentable, unknown: Plan.freemium) var last: Plan?
                    @ManagedAttribute(.codable) var home: Home?
                }
                """)
        #expect(
            expansion.expandedSource == """
                class User: NSManagedObject {
                    var plan: Plan {
                        get {
                            self.willAccessValue(forKey: "planRaw")
                            defer {
                                self.didAccessValue(forKey: "planRaw")
                            }
                            let stored: Any? = self.primitiveValue(forKey: "planRaw")
                            return FetchingCoreData.ManagedAttributeCoding.rawRepresentable(stored, as: Plan.self) ?? .freemium
                        }
                        set {
                            self.willChangeValue(forKey: "planRaw")
                            defer {
                                self.didChangeValue(forKey: "planRaw")
                            }
                            self.setPrimitiveValue(FetchingCoreData.ManagedAttributeCoding.rawRepresentable(newValue, keeping: self.primitiveValue(forKey: "planRaw")), forKey: "planRaw")
                        }
                    }
                    var last: Plan? {
                        get {
                            self.willAccessValue(forKey: "last")
                            defer {
                                self.didAccessValue(forKey: "last")
                            }
                            let stored: Any? = self.primitiveValue(forKey: "last")
                            return stored == nil ? nil : FetchingCoreData.ManagedAttributeCoding.rawRepresentable(stored, as: Plan.self) ?? Plan.freemium
                        }
                        set {
                            self.willChangeValue(forKey: "last")
                            defer {
                                self.didChangeValue(forKey: "last")
                            }
                            self.setPrimitiveValue(FetchingCoreData.ManagedAttributeCoding.rawRepresentable(newValue, keeping: self.primitiveValue(forKey: "last")), forKey: "last")
                        }
                    }
                    var home: Home? {
                        get {
                            self.willAccessValue(forKey: "home")
                            defer {
                                self.didAccessValue(forKey: "home")
                            }
                            let stored: Any? = self.primitiveValue(forKey: "home")
                            return FetchingCoreData.ManagedAttributeCoding.codable(stored, as: Home.self)
                        }
                        set {
                            self.willChangeValue(forKey: "home")
                            defer {
                                self.didChangeValue(forKey: "home")
                            }
                            self.setPrimitiveValue(FetchingCoreData.ManagedAttributeCoding.codable(newValue, keeping: self.primitiveValue(forKey: "home")), forKey: "home")
                        }
                    }
                }
                """)
    }
}
