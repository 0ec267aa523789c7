/// A view whose state is a part of its window's address: a stack with its path, or a list that chooses a column.
@MainActor
package protocol AddressPart: AnyObject {
    /// The values of the part that are in the address, in order.
    var addressValues: [AnyHashable] { get set }

    /// The types of the value after so many values, in a fixed order; none where no value can follow.
    func addressTypes(after count: Int) -> [any (Codable & Hashable).Type]

    /// True if the part is a stack, whose pages stacks around it leave to it.
    var isStack: Bool { get }
}

/// The parts of a window's address, from the outermost.
package struct AddressKey: PreferenceKey {
    package static var defaultValue: [any AddressPart] { [] }

    package static func reduce(value: inout [any AddressPart], nextValue: () -> [any AddressPart]) {
        value += nextValue()
    }
}
