/// A message to a browser tab. Docs/LiveHost.md describes the protocol.
enum ServerMessage {
    /// The first message of a connection, with the identity by which the session can be resumed.
    case hello(session: String, Greeting)
    /// A frame; nothing follows from one that is empty.
    case frame(Frame)
    /// The session has ended, for a reason to show.
    case end(reason: String)
    /// The answer to a ping.
    case pong
    /// The page goes to an address of the app.
    case go(address: String)
    /// The browser opens another page, or begins a mail.
    case open(url: String)
    /// A text to read aloud.
    case say(String)
    /// A text for the pasteboard.
    case copy(String)

    /// The relation of a connection to the session that the page asked for.
    enum Greeting: String { case new, resumed, lost }

    /// A frame: its number, and what differs from the last one.
    struct Frame {
        let number: Int
        fileprivate let changes: JSONText

        /// - Parameter add: adds the fields that differ.
        /// - Returns: nil if none does.
        init?(_ number: Int, _ add: (inout JSONFields) -> Void) {
            var json = JSONText()
            var isEmpty = true
            json.object { fields in
                fields.add("t", "frame")
                fields.add("n", number)
                let count = fields.count
                add(&fields)
                isEmpty = fields.count == count
            }
            if isEmpty { return nil }
            (self.number, changes) = (number, json)
        }
    }

    /// The text of the message.
    var json: JSONText {
        if case .frame(let frame) = self { return frame.changes }
        var json = JSONText()
        json.object { fields in
            switch self {
            case .hello(let session, let greeting):
                fields.add("t", "hello")
                fields.add("session", session)
                fields.add("greeting", greeting.rawValue)
            case .frame: break
            case .end(let reason):
                fields.add("t", "end")
                fields.add("reason", reason)
            case .pong: fields.add("t", "pong")
            case .go(let address):
                fields.add("t", "go")
                fields.add("address", address)
            case .open(let url):
                fields.add("t", "open")
                fields.add("url", url)
            case .say(let text):
                fields.add("t", "say")
                fields.add("text", text)
            case .copy(let text):
                fields.add("t", "copy")
                fields.add("text", text)
            }
        }
        return json
    }
}
