// The methods of dates, so that units have a type. Any other is called dynamically.

extension UnknownMember {
    /// Any method of it.
    @_documentation(visibility: internal)
    public func part(_ part: FetchDatePart, in zone: FetchTimeZone = .gmt) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func start(of unit: FetchDateUnit, in zone: FetchTimeZone = .gmt) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func adding(_ step: FetchDateStep, in zone: FetchTimeZone = .gmt) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func seconds<Other>(since date: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func seconds<Other>(from other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func days<Other>(since date: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func days<Other>(from other: Other) -> UnknownMember { self }
}
