extension String: Transferable {
    /// Text as UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    /// Any data.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    /// The address, and its text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url, exporting: { Data($0.absoluteString.utf8) }) { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw TransferError(description: "the data is no address")
            }
            return url
        }
        ProxyRepresentation<URL, String>(exporting: { $0.absoluteString })
    }
}

extension AttributedString: Transferable {
    /// The characters; attributes are lost, for Linux has no rich text on its way.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
