internal import CHTMLReader

/// Step of reading an HTML document from its beginning to its end.
nonisolated enum HTMLEvent: Equatable {
    /// An element begins.
    case start(_ name: String, HTMLAttributes = HTMLAttributes())
    /// End of an element; every element that begins has one.
    case end(_ name: String)
    /// A text, references to characters resolved.
    case text(String)
}

/// Attributes that count for texts.
nonisolated struct HTMLAttributes: Equatable {
    /// The address of a link.
    var href: String?
    /// The words that stand for a picture.
    var alt: String?
    /// The number of a list's first item.
    var start: String?
}

nonisolated enum HTMLEvents {
    /// Bytes of a document that are read; a parser of strangers' texts needs a bound.
    static let limit = 10_000_000

    /// Parses a document, well formed or not, into events.
    /// - Parameters:
    ///   - html: A document or a part of one; the parser adds what is missing around it.
    ///   - handle: Called with each event, in order.
    static func read(_ html: String, _ handle: (HTMLEvent) -> Void) {
        var html = html
        let reader = html.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.flatMap { CHTMLReaderCreate($0, Int32(min(characters.count, limit))) }
            }
        }
        guard let reader else { return }
        defer { CHTMLReaderFree(reader) }
        while true {
            switch CHTMLNode(UInt32(bitPattern: CHTMLReaderNext(reader))) {
            case CHTMLNodeEndOfDocument: return
            case CHTMLNodeStart:
                let name = content(of: reader)
                handle(
                    .start(
                        name,
                        HTMLAttributes(
                            href: name == "a" ? attribute("href", of: reader) : nil,
                            alt: name == "img" ? attribute("alt", of: reader) : nil,
                            start: name == "ol" ? attribute("start", of: reader) : nil)))
                if CHTMLReaderIsEmpty(reader) != 0 { handle(.end(name)) }
            case CHTMLNodeEnd: handle(.end(content(of: reader)))
            case CHTMLNodeText: handle(.text(content(of: reader)))
            default: break
            }
        }
    }

    private static func content(of reader: CHTMLReaderRef) -> String {
        CHTMLReaderContent(reader).map { String(cString: $0) } ?? ""
    }

    private static func attribute(_ name: String, of reader: CHTMLReaderRef) -> String? {
        CHTMLReaderAttribute(reader, name).map { String(cString: $0) }
    }
}
