import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Views that move together with their container.
@MainActor
struct GeometryGroupTests {
    private struct Sample: View {
        let isGroup: Bool
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("switch") { isOn.toggle() }.frame(height: 20)
                let box = Color.red.frame(width: 50, height: 50).animation(.linear(duration: 1), value: isOn)
                if isGroup {
                    box.geometryGroup().padding(.leading, isOn ? 100 : 0)
                } else {
                    box.padding(.leading, isOn ? 100 : 0)
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test(arguments: [(true, 100), (false, 25)])
    func `what is in a group goes along with it`(isGroup: Bool, x: CGFloat) throws {
        let test = ViewTest(Sample(isGroup: isGroup), .animated)
        try test.tap("switch")
        test.advance(by: 0.25)
        #expect(isNear(try #require(test.displayList.fills.last).minX, x))
    }
}
