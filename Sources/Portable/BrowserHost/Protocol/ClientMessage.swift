import Foundation

/// A message from a browser tab. Docs/LiveHost.md describes the protocol.
enum ClientMessage: Equatable, Sendable {
    /// The first message of a connection.
    case hello(session: String?, display: ClientDisplay, page: PageAddress = PageAddress())
    /// The size of the page or a setting of the browser has changed.
    case display(ClientDisplay)
    /// A movement of a finger or of the pressed mouse. Frames name the last number of these and of turns of the wheel that
    /// they contain. The time is that of the page, in milliseconds from an origin of its own.
    case touch(id: Int, phase: TouchPhase, x: Double, y: Double, time: Double? = nil, number: Int? = nil)
    /// The pointer moves without a pressed button.
    case hover(x: Double, y: Double)
    case hoverEnded
    case secondaryClick(x: Double, y: Double)
    /// A turn of the wheel, in points towards the right and the bottom.
    case wheel(x: Double, y: Double, dx: Double, dy: Double, number: Int? = nil)
    case key(name: String, text: String, modifiers: Int, phase: KeyPhase)
    case text(TextKind, String)
    /// An action of assistive technology on an element.
    case perform(element: String, action: String)
    /// The frame with a number is on screen.
    case shown(Int)
    /// The person has gone to another address, by the browser's history for example.
    case go(PageAddress)
    /// Asks for an answer.
    case ping

    /// The number of an input that moves content, which the page expects in a frame.
    var number: Int? {
        switch self {
        case .touch(_, _, _, _, _, let number), .wheel(_, _, _, _, let number): number
        default: nil
        }
    }

    enum TouchPhase: String, Decodable, Sendable { case began, moved, ended, cancelled }
    enum KeyPhase: String, Decodable, Sendable { case down, `repeat`, up }
    enum TextKind: String, Decodable, Sendable { case insert, compose, commit, cancel, paste }

    /// A message that cannot be understood, and why.
    struct Malformed: Error, Equatable {
        let reason: String
    }

    /// Decodes a message.
    /// - Throws: ``Malformed`` for text that is no message of the protocol, numbers that are not finite included.
    init(_ data: Data) throws(Malformed) {
        let fields: Fields
        do { fields = try JSONDecoder().decode(Fields.self, from: data) } catch {
            throw Malformed(reason: "the message is not JSON of the protocol")
        }
        switch fields.t {
        case "hello":
            self = .hello(session: fields.session, display: try ClientDisplay(fields), page: PageAddress(fields))
        case "display": self = .display(try ClientDisplay(fields))
        case "touch":
            guard let id = fields.id, let phase = fields.phase.flatMap(TouchPhase.init) else {
                throw Malformed(reason: "a touch needs an id and a phase")
            }
            let (x, y) = try fields.point()
            self = .touch(id: id, phase: phase, x: x, y: y, time: try fields.time(), number: fields.n)
        case "hover":
            let (x, y) = try fields.point()
            self = .hover(x: x, y: y)
        case "left": self = .hoverEnded
        case "menu":
            let (x, y) = try fields.point()
            self = .secondaryClick(x: x, y: y)
        case "wheel":
            let (x, y) = try fields.point()
            self = .wheel(x: x, y: y, dx: try Fields.sane(fields.dx), dy: try Fields.sane(fields.dy), number: fields.n)
        case "key":
            guard let name = fields.key, let phase = fields.phase.flatMap(KeyPhase.init) else {
                throw Malformed(reason: "a key needs a name and a phase")
            }
            self = .key(name: name, text: fields.text ?? "", modifiers: fields.modifiers ?? 0, phase: phase)
        case "text":
            guard let kind = fields.kind.flatMap(TextKind.init) else { throw Malformed(reason: "text needs a kind") }
            self = .text(kind, fields.text ?? "")
        case "perform":
            guard let element = fields.element, let action = fields.action else {
                throw Malformed(reason: "an action needs an element and a name")
            }
            self = .perform(element: element, action: action)
        case "shown":
            guard let number = fields.n else { throw Malformed(reason: "the number of the frame is missing") }
            self = .shown(number)
        case "go": self = .go(PageAddress(fields))
        case "ping": self = .ping
        default: throw Malformed(reason: "unknown message")
        }
    }

    /// The fields of all messages.
    struct Fields: Decodable {
        let t: String
        let session: String?
        let id: Int?
        let n: Int?
        let at: Double?
        let phase: String?
        let x: Double?
        let y: Double?
        let dx: Double?
        let dy: Double?
        let key: String?
        let text: String?
        let kind: String?
        let modifiers: Int?
        let element: String?
        let action: String?
        let width: Double?
        let height: Double?
        let scale: Double?
        let dark: Bool?
        let contrast: Bool?
        let reducedMotion: Bool?
        let textSize: String?
        let locale: String?
        let rightToLeft: Bool?
        let address: String?
        let url: String?
        let own: Bool?

        func point() throws(Malformed) -> (Double, Double) { (try Self.sane(x), try Self.sane(y)) }

        /// The time in the page, if it has named one.
        func time() throws(Malformed) -> Double? {
            guard let at else { return nil }
            guard at.isFinite, (0...1e12).contains(at) else { throw Malformed(reason: "a time is out of range") }
            return at
        }

        /// A finite number of a size that coordinates have.
        static func sane(_ number: Double?) throws(Malformed) -> Double {
            guard let number, number.isFinite, abs(number) <= 1e6 else {
                throw Malformed(reason: "a coordinate is missing or out of range")
            }
            return number
        }
    }
}

/// The address of a page.
struct PageAddress: Equatable, Sendable {
    /// The text after the number sign, which names what the app shows.
    var fragment = ""
    /// The whole address; nil for one that is none of a page.
    var url: URL?
    /// True for an address that the app has shown itself.
    var isOwn = false

    init() {}

    init(_ fields: ClientMessage.Fields) {
        fragment = String((fields.address ?? "").prefix(8192))
        if let text = fields.url, text.utf8.count <= 16_384, let url = URL(string: text),
            ["http", "https"].contains(url.scheme?.lowercased())
        {
            self.url = url
        }
        isOwn = fields.own ?? false
    }
}

/// The size of a page and the settings of its browser.
struct ClientDisplay: Equatable, Sendable {
    /// In points, from 100 to 8192.
    var width = 390.0
    var height = 844.0
    /// Device pixels per point, from 1 to 4.
    var scale = 1.0
    var isDark = false
    var hasIncreasedContrast = false
    var reducesMotion = false
    /// The name of a Dynamic Type size; nil for the default.
    var textSize: String?
    var locale = "en_US"
    var isRightToLeft = false

    init() {}

    init(_ fields: ClientMessage.Fields) throws(ClientMessage.Malformed) {
        width = min(max(try ClientMessage.Fields.sane(fields.width), 100), 8192)
        height = min(max(try ClientMessage.Fields.sane(fields.height), 100), 8192)
        scale = min(max(try ClientMessage.Fields.sane(fields.scale ?? 1), 1), 4)
        isDark = fields.dark ?? false
        hasIncreasedContrast = fields.contrast ?? false
        reducesMotion = fields.reducedMotion ?? false
        textSize = fields.textSize
        locale = String((fields.locale ?? "en_US").prefix(40))
        isRightToLeft = fields.rightToLeft ?? false
    }
}
