import Crypto
import NIOCore

/// A picture that a client wants: the thing, its options and the format.
struct Drawing: Sendable {
    /// The thing to draw.
    enum Content: Sendable {
        /// A manifest or a chart document, as the client has sent it.
        case document(name: String, ByteBuffer)
        /// A zip with a card.
        case bundle(ByteBuffer)
        case component(name: String, values: JSON?)
    }

    let subject: Subject
    var content: Content
    /// Options by name, in the order of the table.
    private(set) var options: [JSON.Member] = []
    /// True if a picture with a notice is no answer.
    private(set) var isStrict = false
    private(set) var variant: String?
    var representation: Representation

    init(_ subject: Subject, _ content: Content, as representation: Representation) {
        self.subject = subject
        self.content = content
        self.representation = representation
    }

    /// Sets an option. Options of a query and of an envelope may not contradict each other: each is given once.
    mutating func set(_ option: DrawingOption, to value: JSON) throws(Problem) {
        switch option.name {
        case "strict": isStrict = value.boolean ?? false
        case "variant": variant = value.string
        default:
            guard !options.contains(where: { $0.name == option.name }) else {
                throw Problem(.invalidOption, "\(option.name) is in the query and in the envelope")
            }
            options.append(JSON.Member(option.name, value))
        }
    }

    func option(_ name: String) -> JSON? { options.last { $0.name == name }?.value }

    /// True if the answer depends on the request alone. A card knows the present time unless the request tells one.
    var isConstant: Bool { subject != .card || option("now") != nil }

    /// True if the answer depends on servers.
    var isLive: Bool { option("dataMode")?.string == "live" }

    /// The hash of all that the answer depends on, as 64 hexadecimal digits.
    func key(version: String) -> String {
        var hash = SHA256()
        /// Adds a text with its length, so that no two lists of texts have one hash.
        func add(_ text: String) {
            hash.update(data: Array("\(text.utf8.count):\(text)".utf8))
        }
        add(version)
        add(subject.rawValue)
        add(representation.rawValue)
        add(variant ?? "")
        add(JSON.object(options.sorted { $0.name < $1.name }).text)
        switch content {
        case .document(let name, let bytes):
            add(name)
            bytes.withUnsafeReadableBytes { hash.update(bufferPointer: $0) }
        case .bundle(let bytes):
            add("bundle")
            bytes.withUnsafeReadableBytes { hash.update(bufferPointer: $0) }
        case .component(let name, let values):
            add(name)
            add(values?.text ?? "")
        }
        return hash.finalize().hexadecimal
    }
}

extension Digest {
    /// The digits of the hash.
    var hexadecimal: String {
        var text = ""
        for byte in self {
            if byte < 16 { text += "0" }
            text += String(byte, radix: 16)
        }
        return text
    }
}
