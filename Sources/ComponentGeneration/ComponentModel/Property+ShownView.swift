/// The type of the view that shows a property when an app passes data.
extension Property {
    /// The views of the types that need no `backingComponent`.
    private static let views = [
        "String": "Text", "[String]": "Text", "Array<String>": "Text", "AttributedString": "Text",
        "LocalizedStringKey": "Text", "LocalizedStringResource": "Text", "Image": "Image",
    ]

    /// The type of the view; `nil` if no view for such a value is known.
    var shownView: String? { backing?.name ?? Self.views[type.content] }
}
