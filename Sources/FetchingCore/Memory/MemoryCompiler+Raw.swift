extension MemoryCompiler {
    /// The value of a fragment of SQL, which its meaning in Swift gives.
    func raw(_ fragment: RawFragment, _ operands: [ExpressionTree]) throws -> ColumnReader {
        guard let meaning = fragment.meaning else {
            throw fragment.located(.fragmentInMemory)
        }
        var compiler = self
        // What overflows is nil within a fragment: a database does not see what becomes of it.
        compiler.failsOnOverflow = false
        let readers = try operands.map { try compiler.property($0) }
        return ColumnReader(fragment.type) { model in try meaning.value(readers.map { try $0.value(model) }) }
    }

    /// Reads an operand as a property has it.
    private func property(_ tree: ExpressionTree) throws -> PropertyReader {
        let reader = try value(tree)
        guard let column = tree.storedColumn, column.hasStorage else {
            return PropertyReader { try reader.primitiveValue(at: $0).comparable }
        }
        return PropertyReader { model in
            let stored = try reader.primitiveValue(at: model)
            return stored.isNull ? .null : try column.propertyValue(of: stored)
        }
    }
}

/// A closure that stands alone in an array is called in a roundabout way.
private struct PropertyReader: Sendable {
    let value: @Sendable (UnsafeRawPointer) throws -> PrimitiveValue

    init(_ value: @escaping @Sendable (UnsafeRawPointer) throws -> PrimitiveValue) { self.value = value }
}
