/// The place of a modifier in the memory of the modified view's value.
///
/// A modified view has no node besides that of its modifier. The modifier's node reads its own value and its content's
/// from the value of the modified view.
package struct ModifiedPlace {
    /// The bytes between the start of the value, where the content is, and the modifier; nil for a modifier that is no
    /// part of the value, because another modifier applies it to its content.
    private let offset: Int?
    /// The source of the content's nodes, for a modifier that may insert its content later or more than once; nil for
    /// one that inserts it once, when its node is made.
    var source: (any AddressedContentSource)?

    init<Content, Modifier>(in _: ModifiedContent<Content, Modifier>.Type, source: (any AddressedContentSource)? = nil)
    {
        offset = MemoryLayout<Content>.offset(of: Modifier.self)
        self.source = source
    }

    private init() { offset = nil }

    /// The place of a modifier that another one applies to its content.
    package static let outsideOfValue = ModifiedPlace()

    /// The address of the modifier in the value at an address; nil for a modifier that is no part of the value.
    func modifier(in address: UnsafeRawPointer) -> UnsafeRawPointer? { offset.map { address + $0 } }

    /// The modifier of a modified view whose node is made.
    func graphValue<Content, Modifier>(
        in view: _GraphValue<ModifiedContent<Content, Modifier>>
    ) -> _GraphValue<Modifier> {
        let address = UnsafeRawPointer(view.address) + (offset ?? 0)
        return _GraphValue(at: address.assumingMemoryBound(to: Modifier.self))
    }
}

extension ViewNode {
    /// Updates the content to the environment of its modifier, and to the content's newest value.
    func updateContent(environment: EnvironmentValues) {
        if let contentSource {
            contentSource.update(self, environment: environment)
        } else if let parent, let address = parent.takeNewContent() {
            adopt(address, environment: environment)
        } else {
            update(environment: environment)
        }
    }
}
