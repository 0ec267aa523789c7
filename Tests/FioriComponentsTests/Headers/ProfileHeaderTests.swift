import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// The header of a person, whole and as a bar.
///
/// Numbers: the bar is a touch target high, 44 (Docs/Facts/IOSMetrics.md); a picture of 72 as drawn today.
struct ProfileHeaderTests {
    private func header(animatable: Bool = false) -> ProfileHeader {
        ProfileHeader(
            detailImage: Image(systemName: "person.crop.circle.fill"), title: "Laurel Osborn", subtitle: "Manager",
            description: "Away until Monday", animatable: animatable
        ) {
            Text("Call")
        }
    }

    private func page(_ size: DynamicTypeSize = .large) -> ViewTest<some View> {
        ViewTest(
            ScrollView {
                VStack(spacing: 0) {
                    header(animatable: true)
                    ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 44) }
                }
            },
            DisplayConfiguration(width: 390, height: 600, horizontalSizeClass: .compact, dynamicTypeSize: size))
    }

    @Test func `compact has the person in the middle`() throws {
        let test = ViewTest(header(), DisplayConfiguration(width: 390, horizontalSizeClass: .compact))
        for name in ["Laurel Osborn", "Manager", "Away until Monday", "Call"] {
            #expect(abs(try test.text(name).frame.midX - 195) < 1)
        }
        #expect(try test.text("Laurel Osborn").frame.minY == 72 + 12)
        #expect(test.elements.first?.label == "Laurel Osborn, Manager" && test.elements.first?.isHeader == true)
    }

    @Test func `regular has the person in a row`() throws {
        let test = ViewTest(header(), DisplayConfiguration(width: 1024, horizontalSizeClass: .regular))
        #expect(try test.text("Laurel Osborn").frame.minX == 72 + 16)
        #expect(try test.text("Away until Monday").frame.minX > test.text("Laurel Osborn").frame.maxX)
    }

    @Test func `an animatable header begins whole, and is there once`() throws {
        let test = page()
        #expect(abs(try test.text("Laurel Osborn").frame.midX - 195) < 1)
        #expect(test.elements.filter { $0.label == "Laurel Osborn" }.count == 1)
    }

    @Test func `a scrolled header is a bar at the top with the title beside the picture`() throws {
        let test = page()
        let row = try test.text("Row 10").frame.minY
        test.scroll(at: CGPoint(x: 195, y: 400), y: 400)
        test.advance(by: 2)
        let title = try test.text("Laurel Osborn").frame
        #expect(abs(title.minX - (32 + 12)) < 0.01)
        #expect(abs(title.midY - 22) < 1)
        // The content has moved by the distance of the scroll only.
        #expect(abs(try test.text("Row 10").frame.minY - (row - 400)) < 1)
    }

    @Test func `large text leaves the header as it is`() throws {
        let test = page(.accessibility3)
        #expect(try test.text("Laurel Osborn").frame.minX == 0)
    }
}
