import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Invalid values: views stay as intact as possible, and the rest of the screen keeps its place.
@MainActor
@Suite("Values that make no sense")
struct WrongValueTests {
    private func check(_ name: String, @ViewBuilder _ view: () -> some View) throws {
        let test = ViewTest(DisplayConfiguration(width: 300, height: 300)) {
            VStack(spacing: 0) {
                Text("above").frame(height: 20)
                view()
            }
            .frame(width: 300, height: 300, alignment: .top)
        }
        _ = test.displayList
        _ = test.svg()
        _ = test.elements
        let frame = try test.frame(of: "above")
        #expect(frame.minY.isFinite && frame.minX.isFinite, "\(name)")
        _ = test.tap(at: CGPoint(x: 150, y: 150))
        test.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 100))
    }

    @Test func `sizes and places that are negative, infinite or no numbers`() throws {
        for value in [-10, .infinity, -.infinity, .nan, .greatestFiniteMagnitude] as [CGFloat] {
            try check("frame \(value)") { Color.red.frame(width: value, height: value) }
            try check("flexible \(value)") { Color.red.frame(minWidth: value, maxWidth: value) }
            try check("padding \(value)") { Color.red.padding(value) }
            try check("offset \(value)") { Color.red.offset(x: value, y: value) }
            try check("position \(value)") { Color.red.position(x: value, y: value) }
            try check("scale \(value)") { Color.red.scaleEffect(value) }
            try check("rotation \(value)") { Color.red.rotationEffect(.degrees(value)) }
            try check("opacity \(value)") { Color.red.opacity(value) }
            try check("corner \(value)") { Color.red.clipShape(RoundedRectangle(cornerRadius: value)) }
            try check("blur \(value)") { Color.red.blur(radius: value) }
            try check("shadow \(value)") { Color.red.shadow(radius: value) }
            try check("font \(value)") { Text("text").font(.system(size: value)) }
            try check("spacing \(value)") {
                HStack(spacing: value) {
                    Text("a"); Text("b")
                }
            }
            try check("ratio \(value)") { Color.red.aspectRatio(value, contentMode: .fit) }
            try check("line \(value)") { Text("a\nb").lineSpacing(value).kerning(value) }
            try check("stroke \(value)") { Circle().stroke(.red, lineWidth: value) }
            try check("trim \(value)") { Circle().trim(from: value, to: 1).stroke(.red) }
            try check("grid \(value)") { LazyVGrid(columns: [GridItem(.adaptive(minimum: value))]) { Text("a") } }
            try check("fixed \(value)") { LazyVGrid(columns: [GridItem(.fixed(value))]) { Text("a") } }
            try check("dash \(value)") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [value])) }
        }
    }

    @Test func `values out of their range, and choices that are none`() throws {
        for value in [-10, 10, .infinity, .nan] as [Double] {
            try check("slider \(value)") { Slider(value: .constant(value), in: 0...1) }
            try check("stepped \(value)") { Slider(value: .constant(value), in: 0...1, step: 0.25) }
            try check("progress \(value)") { ProgressView(value: value) }
            try check("total \(value)") { ProgressView(value: 0.5, total: value) }
            try check("gauge \(value)") { Gauge(value: value) { Text("gauge") } }
            try check("ring \(value)") { Gauge(value: value) { Text("g") }.gaugeStyle(.accessoryCircular) }
        }
        try check("slider 0") { Slider(value: .constant(0), in: 0...0) }
        try check("picker") { Picker("p", selection: .constant(9)) { Text("a").tag(1) } }
        for style in 0..<3 {
            try check("empty picker \(style)") {
                let picker = Picker("p", selection: .constant(9)) { EmptyView() }
                switch style {
                case 0: picker.pickerStyle(.segmented)
                case 1: picker.pickerStyle(.wheel)
                default: picker.pickerStyle(.menu)
                }
            }
        }
        try check("tabs") { TabView(selection: .constant(9)) { Text("a").tag(1) } }
        try check("no tabs") { TabView {} }
        try check("no pages") { TabView {}.tabViewStyle(.page) }
        try check("list") { List([Int](), id: \.self) { Text("\($0)") } }
        try check("grid") { LazyVGrid(columns: []) { Text("a") } }
        try check("rows") { Grid { GridRow {} } }
        try check("stack") { NavigationStack(path: .constant([1, 2])) { Text("root") } }
        try check("range") { DatePicker("d", selection: .constant(.distantFuture), in: .distantPast...Date.now) }
        try check("gradient") { LinearGradient(colors: [], startPoint: .top, endPoint: .top) }
        try check("symbol") { Image(systemName: "no.such.symbol") }
        try check("image") { Image("no such image") }
    }
}
