import SwiftUICore

/// A list's selection with its value type erased.
package struct ListSelection {
    package let allowsMultiple: Bool
    let type: any Hashable.Type
    var valueType: ObjectIdentifier { ObjectIdentifier(type) }
    let accepts: (AnyHashable) -> Bool
    private let values: () -> Set<AnyHashable>
    private let write: (AnyHashable) -> Void
    /// Inserts a value into the selection or removes it.
    let choose: (AnyHashable, Bool) -> Void
    /// Replaces the selection.
    let replace: (Set<AnyHashable>) -> Void
    /// The selected values when the list was last evaluated.
    private var known: Set<AnyHashable> = []

    var selected: Set<AnyHashable> { known }

    package init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
        guard let binding else { return nil }
        allowsMultiple = true
        type = Value.self
        accepts = { $0.base is Value }
        values = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        write = { value in
            guard let value = value.base as? Value else { return }
            if binding.wrappedValue.contains(value) {
                binding.wrappedValue.remove(value)
            } else {
                binding.wrappedValue.insert(value)
            }
        }
        choose = { value, isChosen in
            guard let value = value.base as? Value else { return }
            if isChosen { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
        }
        replace = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    }

    package init?<Value: Hashable>(_ binding: Binding<Value?>?) {
        guard let binding else { return nil }
        allowsMultiple = false
        type = Value.self
        accepts = { $0.base is Value }
        values = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        write = { if let value = $0.base as? Value { binding.wrappedValue = value } }
        choose = { value, isChosen in
            guard let value = value.base as? Value else { return }
            if isChosen {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = nil
            }
        }
        replace = { binding.wrappedValue = $0.first?.base as? Value }
    }

    /// True if keys choose rows: always for single selection; for multiple selection while editing or in a regular
    /// width, as on an iPad.
    func takesKeys(sizeClass: UserInterfaceSizeClass?, isEditing: Bool) -> Bool {
        !allowsMultiple || sizeClass == .regular || isEditing
    }

    /// Clears the selection.
    func clear() { replace([]) }

    /// The selection with its present values; the body that calls this is evaluated again when they change.
    func read() -> ListSelection {
        var result = self
        result.known = values()
        return result
    }

    /// The selected value of a single selection; nil for multiple selection.
    var single: AnyHashable? { allowsMultiple ? nil : known.first }

    func isSelected(_ value: AnyHashable) -> Bool { known.contains(value) }

    /// Handles a tap on the row of a value: selects it, or toggles it in a multiple selection.
    func tap(_ value: AnyHashable) { write(value) }
}
