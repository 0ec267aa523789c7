/// A picture: an icon of a font, or an image with an address.
public enum ResolvedImage: Sendable, Hashable {
    /// An icon by its name in a collection, such as "SAP-icons-TNT"; nil is the standard collection.
    case icon(collection: String?, name: String)
    /// An image: an absolute address with the scheme https, http or data, or a path relative to the card's folder.
    case image(address: String)

    /// Reads an address; nil when it is empty or its scheme is not safe.
    ///
    /// - Parameter resolve: makes a relative address absolute, if the card's own is known.
    init?(_ source: String, resolve: (String) -> String = { $0 }) {
        let scheme = "sap-icon://"
        if source.beginsInAnyCase(with: scheme) {
            let path = source.dropFirst(scheme.count)
            guard let slash = path.lastIndex(of: "/") else {
                guard !path.isEmpty else { return nil }
                self = .icon(collection: nil, name: String(path))
                return
            }
            let name = path[path.index(after: slash)...]
            guard !name.isEmpty else { return nil }
            self = .icon(collection: String(path[..<slash]), name: String(name))
        } else {
            guard let address = SafeLink.media(source) else { return nil }
            self = .image(address: resolve(address))
        }
    }
}
