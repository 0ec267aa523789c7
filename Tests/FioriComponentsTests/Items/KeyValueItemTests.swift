import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// A name and its value.
///
/// Numbers: 4 between lines as drawn today; 44 is the height of a row that can be touched (Docs/Facts/IOSMetrics.md).
struct KeyValueItemTests {
    private let compact = DisplayConfiguration(width: 358)

    @Test func `the value is at the end of the row`() throws {
        let test = ViewTest(KeyValueItem(key: "Serial Number", value: "533423-A"), compact)
        #expect(try test.text("Serial Number").frame.minX == 0)
        #expect(try test.text("533423-A").frame.maxX == 358)
        #expect(try test.text("533423-A").baselines == test.text("Serial Number").baselines)
        #expect(test.size.height == 44)
        #expect(test.elements.map(\.label) == ["Serial Number, 533423-A"])
    }

    @Test func `a vertical item and one in large text have the value below`() throws {
        let vertical = KeyValueItem(key: "Serial Number", value: "533423-A", axis: .vertical)
        let test = ViewTest(vertical, compact)
        #expect(try test.text("533423-A").frame.minY == test.text("Serial Number").frame.maxY + 4)
        #expect(try test.text("533423-A").frame.minX == 0)
        let large = ViewTest(
            KeyValueItem(key: "Serial Number", value: "533423-A"),
            DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility5))
        #expect(try large.text("533423-A").frame.minY > large.text("Serial Number").frame.maxY)
        #expect(large.texts.allSatisfy { !$0.isTruncated })
    }

    @Test func `a disabled item is paler`() {
        func colors(_ state: ControlState) -> String {
            ViewTest(KeyValueItem(key: "Serial Number", value: "A", controlState: state), compact).svg()
        }
        #expect(colors(.disabled) != colors(.normal))
        #expect(colors(.readOnly) == colors(.normal))
    }
}
