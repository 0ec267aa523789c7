import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

/// Details beside a page, or in a sheet.
///
/// Numbers: the width of the window less that of the inspector, which the tests set. 270 is the width without a wish, as
/// laid out today, not compared with a device.
@MainActor
@Suite("Inspectors")
struct InspectorTests {
    private struct Page: View {
        var width: CGFloat?
        @State private var isShown = false

        var body: some View {
            Button("Page") { isShown.toggle() }
                .frame(maxWidth: .infinity)
                .inspector(isPresented: $isShown) {
                    if let width {
                        Details().inspectorColumnWidth(min: 200, ideal: width, max: 400)
                    } else {
                        Details()
                    }
                }
        }
    }

    private struct Details: View {
        var body: some View { Color.red.accessibilityIdentifier("details") }
    }

    private static let wide = DisplayConfiguration(width: 1000, height: 600, horizontalSizeClass: .regular)

    @Test func `details take a column of their width at the trailing edge`() throws {
        for (wish, width) in [(nil, 270), (300, 300), (100, 200), (500, 400)] as [(CGFloat?, CGFloat)] {
            let test = ViewTest(Page(width: wish), Self.wide)
            #expect(!test.has("details"))
            try test.tap("Page")
            #expect(try test.frame(of: "details").maxX == 1000)
            #expect(try test.frame(of: "details").width == width)
            #expect(try test.frame(of: "Page").midX < 500)
            try test.tap("Page")
            #expect(!test.has("details"))
            #expect(try test.frame(of: "Page").midX == 500)
        }
    }

    @Test func `in a compact width the details are in a sheet`() throws {
        let test = ViewTest(Page(), DisplayConfiguration(width: 390, height: 800, horizontalSizeClass: .compact))
        try test.tap("Page")
        #expect(try test.frame(of: "details").width == 390)
        #expect(try test.frame(of: "details").minY > 0)
    }
}
