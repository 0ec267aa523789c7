import CoreTransferable

/// An item on its way from a view to another.
struct DragItem {
    /// The value itself, if the view has said what it is.
    var value: (any Transferable)?
    /// The representations.
    let provider: NSItemProvider

    init(_ value: any Transferable) {
        self.value = value
        provider = NSItemProvider()
        provider.register(anyValue: value)
    }

    init(_ provider: NSItemProvider) { self.provider = provider }
}
