import Drawing
import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Progress views, gauges, labels, links and boxes.
///
/// Numbers: spinners of 20 and 37 points and bars of 4 are those of the Human Interface Guidelines; 20.5 is a line of
/// body (Docs/Facts/IOSMetrics.md), 390 the width of the display. Gauges of 59 points, the 4 above a bar and the
/// padding of 16 of group boxes are not compared with a device.
@MainActor
@Suite("Indicators and groups")
struct IndicatorTests {
    @Test func `a bar says how far something has come`() throws {
        let test = ViewTest(ProgressView("Upload", value: 30, total: 120))
        let element = try test.element("Upload")
        #expect(element.role == "progress")
        #expect(element.value == "25%")
        // A line of body text, and the bar of 4 points 4 below it.
        #expect(element.frame.height == 20.5 + 4 + 4)
    }

    @Test func `a spinner is 20 points, 37 where controls are large`() {
        #expect(ViewTest(ProgressView()).elements.first?.frame.size == CGSize(width: 20, height: 20))
        #expect(
            ViewTest(ProgressView().controlSize(.large)).elements.first?.frame.size == CGSize(width: 37, height: 37))
    }

    @Test func `a span of time counts down or up`() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func value(countsDown: Bool) -> String? {
            ViewTest(
                ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: countsDown)
                    .environment(\.textDate, start.addingTimeInterval(20))
            ).elements.first?.value
        }
        #expect(value(countsDown: true) == "1:20", "what it shows, not a percentage")
        #expect(value(countsDown: false) == "0:20")
    }

    private struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
            }
        }
    }

    @Test func `styles of one's own get the part and the labels`() {
        let test = ViewTest(ProgressView("Upload", value: 0.5).progressViewStyle(Words()))
        #expect(test.texts.map(\.string) == ["Upload", "50 of 100"])
    }

    @Test func `the label of the current value is the value that is spoken`() throws {
        let views: [AnyView] = [
            AnyView(
                ProgressView(value: 0.5) {
                    Text("Tank")
                } currentValueLabel: {
                    Text("20 litres")
                }),
            AnyView(
                ProgressView(value: 0.5) {
                    Text("Tank")
                } currentValueLabel: {
                    Text("20 litres")
                }
                .progressViewStyle(.circular)),
            AnyView(
                Gauge(value: 0.5) {
                    Text("Tank")
                } currentValueLabel: {
                    Text("20 litres")
                }),
            AnyView(
                Gauge(value: 0.5) {
                    Text("Tank")
                } currentValueLabel: {
                    Text("20 litres")
                }
                .gaugeStyle(.accessoryCircularCapacity)),
            AnyView(
                Gauge(value: 0.5) {
                    Text("Tank")
                } currentValueLabel: {
                    Text("20 litres")
                }
                .gaugeStyle(.accessoryLinear)),
        ]
        for view in views {
            let elements = ViewTest(view).elements
            #expect(elements.map(\.label) == ["Tank"])
            #expect(elements.map(\.value) == ["20 litres"])
        }
        let picture = ViewTest(
            ProgressView(value: 0.5) {
                Text("Tank")
            } currentValueLabel: {
                Color.red.frame(width: 9, height: 9)
            })
        #expect(try picture.element("Tank").value == "50%", "a picture says nothing")
    }

    @Test func `a gauge says its value in percent of its range`() throws {
        for view in [
            AnyView(Gauge(value: 5, in: 0...20) { Text("Fuel") }),
            AnyView(Gauge(value: 5, in: 0...20) { Text("Fuel") }.gaugeStyle(.accessoryCircular)),
            AnyView(Gauge(value: 5, in: 0...20) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity)),
            AnyView(Gauge(value: 5, in: 0...20) { Text("Fuel") }.gaugeStyle(.accessoryLinear)),
        ] {
            let element = try ViewTest(view).element("Fuel")
            #expect(element.role == "gauge")
            #expect(element.value == "25%")
        }
        let ring = ViewTest(Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity))
        #expect(ring.elements.first?.frame.size == CGSize(width: 59, height: 59))
    }

    @Test(arguments: [0.2, 1])
    func `a gauge's gradient runs from its least value to its greatest, however much is filled`(value: Double) throws {
        func course(_ direction: LayoutDirection) throws -> (start: CGPoint, end: CGPoint) {
            let test = ViewTest(
                Gauge(value: value) {}.tint(Gradient(colors: [.green, .red])),
                DisplayConfiguration(width: 200, layoutDirection: direction))
            return try #require(test.displayList.linearGradients.first)
        }
        let course = try course(.leftToRight)
        #expect(course.start.y == course.end.y)
        #expect(course.start.x == 0 && course.end.x == 200)
    }

    @Test func `a label without its title still says it`() throws {
        let test = ViewTest(Label("Favourite", systemImage: "star").labelStyle(.iconOnly))
        #expect(test.texts.isEmpty)
        #expect(test.elements.map(\.label) == ["Favourite"])
        #expect(ViewTest(Label("A", systemImage: "star").labelStyle(.titleOnly)).images.isEmpty)
    }

    private struct Red: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
    }

    @Test func `a label style can build on the one around it`() {
        let plain = ViewTest(Label("A", systemImage: "star").labelStyle(.titleOnly)).size
        let padded = ViewTest(Label("A", systemImage: "star").labelStyle(Red()).labelStyle(.titleOnly)).size
        #expect(padded == CGSize(width: plain.width + 10, height: plain.height + 10))
    }

    @Test func `labeled content stands at both edges`() throws {
        let test = ViewTest(LabeledContent("Distance", value: 12.5, format: .number))
        #expect(try test.text("Distance").frame.minX == 0)
        #expect(try test.text("12.5").frame.maxX == 390)
        let hidden = ViewTest(LabeledContent("Distance", value: "far").labelsHidden())
        #expect(hidden.texts.map(\.string) == ["far"])
        let large = ViewTest(
            LabeledContent("Distance", value: "far"), DisplayConfiguration(dynamicTypeSize: .accessibility3))
        #expect(try large.text("far").frame.minX == 0)
        #expect(try large.text("far").frame.minY >= large.text("Distance").frame.maxY)
        let long = String(repeating: "word ", count: 20)
        let both = ViewTest(LabeledContent(long, value: long + "."))
        let widths = both.texts.map(\.frame.width)
        #expect(widths.count == 2 && widths.allSatisfy { $0 > 150 }, "long ones share the room: \(widths)")
    }

    @Test func `a link opens its address by the action of the environment`() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        var opened: [URL] = []
        let test = ViewTest(
            Link("More", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.append(url)
                        return .handled
                    }))
        #expect(try test.element("More").role == "link")
        try test.tap("More")
        #expect(opened == [url])
    }

    @Test func `what a handler leaves to the system goes to the host, under its new address`() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let other = try #require(URL(string: "https://example.org/b"))
        nonisolated(unsafe) var opened: [URL] = []
        var environment = EnvironmentValues()
        environment.setSystemOpenURL {
            opened.append($0)
            return true
        }
        var accepted: [Bool] = []
        environment.openURL(url) { accepted.append($0) }
        environment.openURL = OpenURLAction { _ in .systemAction(other) }
        environment.openURL(url) { accepted.append($0) }
        environment.openURL = OpenURLAction { _ in .discarded }
        environment.openURL(url) { accepted.append($0) }
        #expect(opened == [url, other])
        #expect(accepted == [true, true, false])
    }

    private struct Details: View {
        var body: some View { DisclosureGroup("Details") { Text("inside") } }
    }

    @Test func `a disclosure group opens and closes at a tap`() throws {
        let test = ViewTest(Details())
        #expect(!test.has("inside"))
        #expect(try test.element("Details").value == "collapsed")
        try test.tap("Details")
        #expect(test.has("inside"))
        #expect(try test.element("Details").value == "expanded")
        try test.tap("Details")
        #expect(!test.has("inside"))
    }

    @Test func `a group box has its label above its content, 16 points from the edge`() throws {
        let test = ViewTest(GroupBox("Box") { Text("content") })
        #expect(try test.text("Box").frame.minX == 16)
        #expect(try test.text("Box").frame.minY == 16)
        #expect(try test.text("content").frame.minY == 16 + 20.5 + 8)
        #expect(test.size.width == 390)
    }
}

extension DisplayList {
    /// The start and end points of gradients, each in the coordinates of its group.
    fileprivate var linearGradients: [(start: CGPoint, end: CGPoint)] {
        items.flatMap { item -> [(start: CGPoint, end: CGPoint)] in
            switch item {
            case .fill(_, .linearGradient(_, let start, let end), _, _): [(start, end)]
            case .group(let group): group.content.linearGradients
            default: []
            }
        }
    }
}
