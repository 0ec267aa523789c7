import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Elements that are related to others, and what hosts read of touches, zooms and large content.
///
/// Numbers: the sizes that the tests give the views; the middle of a view of 200 by 100 is at 100 and 50.
@MainActor
struct RelatedElementTests {
    private struct Pairs: View {
        @Namespace private var names
        @State private var name = ""
        @State private var label = "Name"

        var body: some View {
            VStack {
                Text(verbatim: label).accessibilityLabeledPair(role: .label, id: 1, in: names)
                Button("Rename") { label = "Title" }
                TextField("", text: $name).accessibilityIdentifier("field")
                    .accessibilityLabeledPair(role: .content, id: 1, in: names)
                Text("Total").accessibilityLabeledPair(role: .label, id: 2, in: names)
                Text("42 €").accessibilityIdentifier("sum")
                    .accessibilityLabeledPair(role: .content, id: 2, in: names)
                Text("Alone").accessibilityLabeledPair(role: .content, id: 3, in: names)
            }
        }
    }

    @Test func `content has the text of its label elsewhere`() throws {
        let test = ViewTest(Pairs())
        #expect(try test.element("field").label == "Name")
        #expect(try test.element("sum").label == "Total")
        #expect(try test.element("sum").value == "42 €")
        #expect(test.has("Alone"))
        try test.tap("Rename")
        #expect(try test.element("field").label == "Title")
    }

    private struct Linked: View {
        @Namespace private var names

        var body: some View {
            VStack {
                Text("Map").accessibilityLinkedGroup(id: "places", in: names)
                Text("Between")
                Text("List").accessibilityLinkedGroup(id: "places", in: names)
                Text("Legend").accessibilityLinkedGroup(id: "places", in: names)
            }
        }
    }

    @Test func `elements of a group are linked with the others in it`() throws {
        let test = ViewTest(Linked())
        let (map, list, legend) = (try test.element("Map"), try test.element("List"), try test.element("Legend"))
        #expect(map.details.linked == [list.id, legend.id])
        #expect(list.details.linked == [map.id, legend.id])
        #expect(try test.element("Between").details.linked.isEmpty)
    }

    @Test func `the large content of a view is its own text or that of another view`() throws {
        let test = ViewTest(
            VStack {
                Button("Share") {}.accessibilityShowsLargeContentViewer()
                Button("Send") {}.accessibilityShowsLargeContentViewer {
                    Image(systemName: "paperplane")
                    Text("Send the mail")
                }
                Button("Plain") {}
            })
        #expect(try test.element("Share").largeContent == "Share")
        #expect(try test.element("Send").largeContent == "Send the mail")
        #expect(try test.element("Plain").largeContent == nil)
    }

    @Test func `a direct touch area has a trait and its options`() throws {
        let test = ViewTest(
            VStack {
                Color.red.accessibilityDirectTouch(options: .silentOnTouch).accessibilityLabel("Keys")
                Text("No").accessibilityAddTraits(.allowsDirectInteraction).accessibilityDirectTouch(false)
            })
        let keys = try test.element("Keys")
        #expect(keys.traits.contains(.allowsDirectInteraction))
        #expect(keys.details.directTouchOptions == .silentOnTouch)
        #expect(try !test.element("No").traits.contains(.allowsDirectInteraction))
    }

    @Test func `a zoom is an action about the middle of the view`() throws {
        var zooms: [AccessibilityZoomGestureAction] = []
        let test = ViewTest(
            Color.red.frame(width: 200, height: 100).accessibilityZoomAction { zooms.append($0) }
                .accessibilityLabel("Map"))
        #expect(try test.element("Map").actions == ["zoomIn", "zoomOut"])
        try test.perform(.zoomIn, on: "Map")
        try test.perform(.zoomOut, on: "Map")
        #expect(zooms.map(\.direction) == [.zoomIn, .zoomOut])
        #expect(zooms.allSatisfy { $0.point == CGPoint(x: 100, y: 50) && $0.location == .center })
    }
}
