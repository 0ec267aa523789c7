/// Random messages of a tab.
struct RandomMessages {
    enum Message {
        case text([UInt8])
        /// Messages that no page sends, which end the connection.
        case malformed([UInt8]), binary([UInt8]), long([UInt8])
    }

    private var random = SystemRandomNumberGenerator()

    /// A message; one of fifty is not of the protocol.
    mutating func next() -> Message {
        switch number(0..<500) {
        case 0..<6: .malformed(malformed())
        case 6..<8: .binary(Array(wellFormed().utf8))
        case 8..<10: .long([UInt8](repeating: 0x20, count: number(257..<400) * 1024))
        default: .text(Array(wellFormed().utf8))
        }
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func pick(_ values: String...) -> String { values[number(0..<values.count)] }

    private mutating func malformed() -> [UInt8] {
        var bytes = Array(wellFormed().utf8)
        switch number(0..<4) {
        case 0: return []
        case 1: return Array(bytes.prefix(number(0..<bytes.count)))
        case 2: return (0..<number(1..<200)).map { _ in UInt8(number(0..<256)) }
        default:
            // The first byte is changed always, so that the message is malformed for sure.
            bytes[0] = UInt8(number(0..<0x20))
            for _ in 0..<3 { bytes[number(0..<bytes.count)] = UInt8(number(0..<256)) }
            return bytes
        }
    }

    private mutating func wellFormed() -> String {
        let place = #""x":\#(number(-50..<900)),"y":\#(number(-50..<900))"#
        switch number(0..<100) {
        case 0..<40:
            let phase = pick("began", "moved", "ended", "cancelled")
            let input = #""n":\#(number(-9..<999)),"at":\#(number(0..<99_999))"#
            return #"{"t":"touch","id":\#(number(0..<3)),"phase":"\#(phase)",\#(input),\#(place)}"#
        case 40..<50: return #"{"t":"hover",\#(place)}"#
        case 50..<58: return #"{"t":"wheel","dx":\#(number(-90..<90)),"dy":\#(number(-900..<900)),\#(place)}"#
        case 58..<66:
            let key = pick("Tab", "Enter", "ArrowDown", "ArrowLeft", "Escape", "Backspace", " ", "a", "か", "")
            let modifiers = number(0..<16)
            return
                #"{"t":"key","key":"\#(key)","text":"\#(key)","modifiers":\#(modifiers),"phase":"\#(pick("down", "repeat", "up"))"}"#
        case 66..<74:
            let kind = pick("insert", "compose", "commit", "cancel", "paste")
            return #"{"t":"text","kind":"\#(kind)","text":"\#(pick("か", "a", "", "é", "👩‍👩‍👧", "\\u0000"))"}"#
        case 74..<80:
            let action = pick("activate", "increment", "decrement", "focus", "escape", "magicTap", "delete", "none")
            return #"{"t":"perform","element":"\#(number(0..<400))","action":"\#(action)"}"#
        case 80..<84: return #"{"t":"menu",\#(place)}"#
        case 84..<88:
            let settings = #""dark":\#(pick("true", "false")),"rightToLeft":\#(pick("true", "false"))"#
            let size = pick("large", "accessibility3", "xSmall", "none")
            return
                #"{"t":"display","width":\#(number(-9..<1400)),"height":\#(number(0..<9000)),"scale":\#(number(0..<5)),\#(settings),"textSize":"\#(size)","locale":"\#(pick("en-US", "ar", "de", "?"))"}"#
        case 88..<92: return #"{"t":"left"}"#
        default: return #"{"t":"shown","n":\#(number(-10..<100_000))}"#
        }
    }
}
