import CoreGraphics
import Testing

@testable import FioriCharts

/// Places of a legend's entries in lines and columns.
///
/// Numbers: distances of 16 between entries and 6 between lines, as the arrangement names them; the rest are sums of the
/// sizes in the tests.
struct LegendArrangementTests {
    private func sizes(_ widths: [CGFloat]) -> [CGSize] { widths.map { CGSize(width: $0, height: 15) } }

    @Test func `entries flow in lines`() {
        let lines = LegendArrangement(
            .lines, of: sizes([80, 80, 80]), in: CGSize(width: 180, height: 100), countWidth: { _ in 20 })
        #expect(lines.frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 96, y: 0), CGPoint(x: 0, y: 21)])
        #expect(lines.size == CGSize(width: 176, height: 36) && lines.countFrame == nil)
    }

    @Test func `the number of entries without room follows the last one that has room`() {
        var asked: [Int] = []
        let lines = LegendArrangement(
            .lines, of: sizes(Array(repeating: 80, count: 10)), in: CGSize(width: 180, height: 40),
            countWidth: {
                asked.append($0)
                return 20
            })
        // Two lines of two; the number takes the place of the fourth.
        #expect(lines.frames.count == 3 && asked.last == 7)
        #expect(lines.countFrame == CGRect(x: 96, y: 21, width: 20, height: 15))
    }

    @Test func `entries beside a chart fill as few columns as have room`() {
        let room = CGSize(width: 200, height: 57)
        let three = LegendArrangement(.columns, of: sizes([40, 50, 60]), in: room, countWidth: { _ in 20 })
        #expect(three.frames.map(\.minX) == [0, 0, 0] && three.size == CGSize(width: 60, height: 57))
        let five = LegendArrangement(.columns, of: sizes([40, 50, 60, 40, 30]), in: room, countWidth: { _ in 20 })
        #expect(five.frames.map(\.minX) == [0, 0, 0, 76, 76] && five.countFrame == nil)
        // Three columns of three; the ninth place has the number.
        let many = LegendArrangement(
            .columns, of: sizes(Array(repeating: 50, count: 20)), in: room, countWidth: { CGFloat($0) })
        #expect(many.frames.count == 8 && many.countFrame == CGRect(x: 132, y: 42, width: 12, height: 15))
    }

    @Test func `a legend that scrolls has all entries`() {
        let all = sizes(Array(repeating: 50, count: 20))
        let lines = LegendArrangement(.lines, of: all, in: CGSize(width: 200, height: 40))
        #expect(lines.frames.count == 20 && lines.size.height == 7 * 21 - 6)
        let columns = LegendArrangement(.columns, of: all, in: CGSize(width: 200, height: 40))
        #expect(columns.frames.count == 20 && Set(columns.frames.map(\.minX)).count == 3)
    }

    @Test func `entries of several lines stand in columns`() {
        // Names that differ by a digit.
        let widths: [CGFloat] = [80, 82, 81, 83, 80, 82, 81, 84, 80, 88, 86, 88]
        let lines = LegendArrangement(
            .lines, of: sizes(widths), in: CGSize(width: 300, height: 100), countWidth: { _ in 20 })
        #expect(lines.frames.count == 12 && lines.countFrame == nil)
        let starts = (0..<3).map { column in
            Set(lines.frames.indices.filter { $0 % 3 == column }.map { lines.frames[$0].minX })
        }
        // The widest of the columns are 88, 86 and 88.
        #expect(starts == [[0], [88 + 16], [88 + 16 + 86 + 16]])
        #expect(Set(lines.frames.map(\.minY)).count == 4)
        // With a number of those that are left out.
        let counted = LegendArrangement(
            .lines, of: sizes(widths), in: CGSize(width: 300, height: 40), countWidth: { _ in 20 })
        #expect(counted.frames.count == 5 && counted.countFrame != nil)
        #expect(counted.frames[3].minX == 0 && counted.frames[4].minX == counted.frames[1].minX)
        #expect(counted.countFrame?.minX == counted.frames[2].minX)
    }

    @Test func `an entry beside the number of the others keeps some letters`() {
        // Texts of 12 points, then of 30.
        for (label, isShown) in [(26, true), (75, false)] as [(CGFloat, Bool)] {
            let legend = LegendArrangement(
                .lines, of: sizes(Array(repeating: 160, count: 60)), in: CGSize(width: 160, height: 15),
                countWidth: { _ in label })
            #expect(legend.frames.count == (isShown ? 1 : 0) && legend.countFrame != nil)
        }
        // A wide legend has room for both.
        let wide = LegendArrangement(
            .lines, of: sizes(Array(repeating: 300, count: 60)), in: CGSize(width: 300, height: 15),
            countWidth: { _ in 75 })
        #expect(wide.frames.map(\.width) == [300 - 75 - 16])
    }

    @Test func `columns take no more lines than a flow`() {
        // A long name beside short ones would widen a column.
        let lines = LegendArrangement(
            .lines, of: sizes([40, 40, 180, 180, 40]), in: CGSize(width: 300, height: 100), countWidth: { _ in 20 })
        #expect(Set(lines.frames.map(\.minY)) == [0, 21] && lines.countFrame == nil)
    }

    @Test func `entries stand closer before one is left out`() {
        let lines = LegendArrangement(
            .lines, of: sizes(Array(repeating: 113, count: 12)), in: CGSize(width: 358, height: 80),
            countWidth: { _ in 20 })
        #expect(lines.frames.count == 12 && lines.countFrame == nil)
    }

    /// Random sizes: nothing leaves the room or touches, and entries with the number make the whole.
    @Test(arguments: [LegendArrangement.Direction.lines, .columns])
    func `entries stay in the room and apart`(direction: LegendArrangement.Direction) {
        var numbers = SeededNumbers(state: 39)
        var counted = 0
        for round in 0..<3_000 {
            let room = CGSize(
                width: CGFloat(Int.random(in: 30...800, using: &numbers)),
                height: CGFloat(Int.random(in: 0...300, using: &numbers)))
            let entries = (0..<[1, 3, 8, 12, 20, 40].randomElement(using: &numbers)!).map { _ in
                CGSize(
                    width: min(CGFloat(Int.random(in: 16...200, using: &numbers)), room.width),
                    height: [15, 15, 15, 30].randomElement(using: &numbers)!)
            }
            let extra = Int.random(in: 0...1, using: &numbers) * Int.random(in: 0...300, using: &numbers)
            var leftOut = 0
            let result = LegendArrangement(direction, of: entries, extra: extra, in: room) {
                leftOut = $0
                return CGFloat(12 + String($0).count * 7)
            }
            let frames = result.frames + (result.countFrame.map { [$0] } ?? [])
            let bounds = CGRect(origin: .zero, size: room).insetBy(dx: -0.3, dy: -0.3)
            for (index, frame) in frames.enumerated() {
                #expect(bounds.contains(frame), "\(round) \(room) \(frame)")
                #expect(frame.maxX <= result.size.width + 0.3 && frame.maxY <= result.size.height + 0.3)
                for other in frames[..<index] { #expect(!other.intersects(frame), "\(round) \(other) \(frame)") }
            }
            let isWhole = result.frames.count == entries.count && extra == 0
            #expect(isWhole == (result.countFrame == nil) || frames.isEmpty, "\(round)")
            if result.countFrame != nil {
                counted += 1
                #expect(result.frames.count + leftOut == entries.count + extra)
            }
            // A room with a line has something.
            if room.height >= 30, room.width >= 40 { #expect(!frames.isEmpty, "\(round) \(room)") }
        }
        #expect(counted > 500)
    }
}

/// A generator of the same numbers in each run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
