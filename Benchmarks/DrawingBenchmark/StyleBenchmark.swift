import StyleableComponents
import SwiftUI

/// A row of four parts whose looks are styles, against the same row of plain SwiftUI.
///
/// Both are laid out and drawn in turn, so that a machine that gets slower meanwhile is slower for both; texts are new in
/// each run.
@MainActor
enum StyleBenchmark {
    private static let rows = 100
    private static var number = 0

    static func run(_ report: inout Report) {
        let styled = { (number: Int) in AnyView(list(number) { Quad(head: $0, tail: $1, note: $2, mark: $3) }) }
        let tinted = { (number: Int) in
            AnyView(
                list(number) { Quad(head: $0, tail: $1, note: $2, mark: $3) }
                    .headStyle { Head($0).foregroundStyle(.red) })
        }
        let plain = { (number: Int) in AnyView(list(number) { PlainRow(head: $0, tail: $1, note: $2, mark: $3) }) }
        let times = interleaved([plain, styled, tinted])
        report.note("\(rows) plain rows of four texts", times[0], "ms")
        report.note("\(rows) rows of a component with four parts", times[1], "ms")
        report.line("the component against the plain rows", times[1] / max(times[0], 1e-9), "×", atMost: 1.3)
        report.line("with a style of the app on one part", times[2] / max(times[0], 1e-9), "×", atMost: 1.5)
        let bodies = evaluations(1) - evaluations(0)
        report.line("bodies of a row, with those of its texts", Double(bodies), "", atMost: 12)
    }

    private static func list(
        _ number: Int,
        row: @escaping (AttributedString, AttributedString, AttributedString, AttributedString) -> some View
    ) -> some View {
        VStack(alignment: .leading) {
            ForEach(0..<rows, id: \.self) { index in
                row(
                    AttributedString("Pump \(number) \(index)"), AttributedString("Plant \(index)"),
                    AttributedString("Order \(number + index)"), AttributedString("Started"))
            }
        }
    }

    /// The median time of each list.
    private static func interleaved(_ lists: [(Int) -> AnyView]) -> [Double] {
        var times = lists.map { _ in [Double]() }
        for _ in 0..<31 {
            for (index, list) in lists.enumerated() {
                number += 1000
                let view = list(number)
                times[index].append(milliseconds(runs: 1) { draw(view) })
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }

    private static func draw(_ view: AnyView) {
        let host = ViewHost(view)
        host.layout(ProposedViewSize(width: 390, height: nil))
        _ = host.displayList
    }

    /// The bodies that a stack of ten rows, and of more of them, evaluates for each row.
    private static func evaluations(_ more: Int) -> Int {
        let host = ViewHost(
            VStack {
                ForEach(0..<(10 + more), id: \.self) {
                    Quad(head: AttributedString("Pump \($0)"), tail: "Plant", note: "Order", mark: "New")
                }
            })
        host.layout(ProposedViewSize(width: 390, height: nil))
        return host.bodyEvaluations
    }
}

/// The row without styles that can be replaced.
private struct PlainRow: View {
    let head: AttributedString
    let tail: AttributedString
    let note: AttributedString
    let mark: AttributedString

    var body: some View {
        VStack {
            Text(head).font(.caption).foregroundStyle(Color.secondary)
            Text(tail).font(.caption).foregroundStyle(Color.secondary)
            Text(note).font(.caption).foregroundStyle(Color.secondary)
            Text(mark).font(.caption).foregroundStyle(Color.secondary)
        }
    }
}
