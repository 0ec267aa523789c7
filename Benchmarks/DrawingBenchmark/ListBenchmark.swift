import Drawing
import SwiftUI

/// Changes the state of one row from outside, without the fingers and the buttons that apps change it with.
@MainActor
private final class RowSwitch {
    static let row = 3
    var toggle: () -> Void = {}
}

/// A row of a list with state of its own.
private struct BenchmarkRow: View {
    /// The number in the text of the row, so that the first display list of a list finds no cached text.
    let number: Int
    let index: Int
    let rowSwitch: RowSwitch
    @State private var isChosen = false
    @State private var count = 0

    var body: some View {
        let _ = connect()
        HStack {
            Circle().fill(.gray).frame(width: 28, height: 28)
            Text(isChosen ? "Chosen" : "Choose").onTapGesture { isChosen.toggle() }
            Spacer()
            // A button follows the finger with states of its own, and its text is a new one each time.
            Button {
                count += 1
            } label: {
                Text(verbatim: "Row \(number), \(count)")
            }
            .buttonStyle(.borderless)
        }
    }

    private func connect() {
        if index == RowSwitch.row { rowSwitch.toggle = { isChosen.toggle() } }
    }
}

private struct BenchmarkList: View {
    let count: Int
    let firstNumber: Int
    let rowSwitch: RowSwitch

    var body: some View {
        List {
            ForEach(0..<count, id: \.self) {
                BenchmarkRow(number: firstNumber + $0, index: $0, rowSwitch: rowSwitch)
            }
        }
    }
}

/// One change in a row of a long list, and steps of scrolling through it, against the list's first display list.
@MainActor
enum ListBenchmark {
    static func run(_ report: inout Report) {
        let counts = [100, 10_000, 100_000]
        let updates = counts.map { count in
            let rowSwitch = RowSwitch()
            let host = shownHost(count, rowSwitch)
            return milliseconds(runs: 501) {
                rowSwitch.toggle()
                draw(host)
            }
        }
        let tapHost = shownHost(10_000)
        let tap = milliseconds(runs: 51) {
            tapHost.tap(at: CGPoint(x: 90, y: 200))
            draw(tapHost)
        }
        let buttonHost = shownHost(10_000)
        let button = milliseconds(runs: 51) {
            buttonHost.tap(at: CGPoint(x: 340, y: 200))
            draw(buttonHost)
        }
        var shownBefore = 1
        let first = milliseconds {
            draw(host(10_000, firstNumber: shownBefore * 10_000))
            shownBefore += 1
        }
        let again = milliseconds { draw(host(10_000)) }
        report.note("first display list of a list of 10,000 rows", first, "ms")
        report.note("the same with texts that another list has shown", again, "ms")
        for (count, update) in zip(counts, updates) {
            report.note("a change of state in one row of \(count)", update, "ms")
        }
        let (least, most) = (updates.min() ?? 0, updates.max() ?? 0)
        report.line("the slowest of these against the fastest", most / max(least, 1e-9), "×", atMost: 1.5)
        report.line(
            "the change against the first display list, 10,000 rows", updates[1] / max(first, 1e-9), "×", atMost: 0.02)
        report.note("a tap that changes the state of a row, with the finger's way to it", tap, "ms")
        report.note("a tap on a button in a row, with a text not seen before", button, "ms")

        let scrolled = shownHost(100_000)
        var made = 0
        let frame = milliseconds(runs: 201) {
            scrolled.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: 30))
            draw(scrolled)
            made = max(made, scrolled.madeLines)
        }
        report.line("a frame of scrolling through 100,000 rows", frame, "ms", atMost: 4)
        report.line("rows made at any time while scrolling", Double(made), "", atMost: 80)
    }

    private static func host(
        _ count: Int, firstNumber: Int = 0, _ rowSwitch: RowSwitch = RowSwitch()
    ) -> ViewHost<BenchmarkList> {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let list = BenchmarkList(count: count, firstNumber: firstNumber, rowSwitch: rowSwitch)
        return ViewHost(list, environment: environment)
    }

    private static func shownHost(_ count: Int, _ rowSwitch: RowSwitch = RowSwitch()) -> ViewHost<BenchmarkList> {
        let host = host(count, rowSwitch)
        draw(host)
        return host
    }

    private static func draw(_ host: ViewHost<BenchmarkList>) {
        host.layout(ProposedViewSize(width: 390, height: 844))
        _ = host.displayList
    }
}
