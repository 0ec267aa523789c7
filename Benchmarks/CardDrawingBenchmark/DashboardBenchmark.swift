import ExamplePages
import FioriIntegrationCards
import Foundation
import IntegrationCardModel
import SwiftUI

/// A dashboard of sixty live cards of all types, as an app shows them: from the bytes of the manifests to what is drawn, and
/// the change of a parameter of one card.
@MainActor
enum DashboardBenchmark {
    private static let count = 60

    /// The manifests of the samples, by the names of their folders.
    private static let samples: [(name: String, data: Data)] = CardCatalog.kinds.flatMap(\.samples).compactMap {
        sample in
        // Loading and failing cards wait for a host.
        guard !sample.isLoading, sample.folder != "error" else { return nil }
        return (try? Data(contentsOf: sample.manifest)).map { (sample.folder, $0) }
    }

    static func run(_ report: inout Report) {
        let manifests = (0..<count - 1).map { samples[$0 % samples.count].data } + [BenchmarkCard.withItems(20)]
        // Faces and code are loaded once in a process.
        _ = Dashboard(manifests)
        var first: [Double] = []
        let complete = milliseconds(runs: 7) { first.append(Dashboard(manifests).first) }
        report.note("dashboard of 60 cards, bytes to the first display list", first.sorted()[3], "ms")
        report.line("dashboard of 60 cards, bytes to the display list with all data", complete, "ms", atMost: 150)
        let types = samples.map { sample in
            (name: sample.name, time: milliseconds(runs: 5) { _ = Dashboard([sample.data]) })
        }
        if let slowest = types.max(by: { $0.time < $1.time }) {
            report.note("the slowest of its cards: \(slowest.name)", slowest.time, "ms")
        }
        let dashboard = Dashboard(manifests)
        var items = 5.0
        report.line(
            "dashboard of 60 cards, a parameter of one",
            milliseconds(runs: 31) {
                items = items == 5 ? 6 : 5
                dashboard.setParameters(of: count - 1, ["maxItems": .number(items)])
            }, "ms", atMost: 4)
    }
}

/// Cards in three columns in a host, loaded.
@MainActor
private final class Dashboard {
    private let controllers: [CardController]
    private let host: ViewHost<Columns>
    /// The time to the first display list in milliseconds.
    private(set) var first = 0.0

    init(_ manifests: [Data]) {
        let start = ContinuousClock.now
        controllers = manifests.map { data in
            guard let manifest = try? Manifest(data: data) else { fatalError("a manifest cannot be read") }
            return CardController(manifest)
        }
        host = ViewHost(Columns(controllers: controllers))
        draw()
        first = (ContinuousClock.now - start) / .milliseconds(1)
        wait { controllers.allSatisfy { $0.state != .loading } }
    }

    func setParameters(of index: Int, _ parameters: JSONObject) {
        let card = controllers[index].card
        Task { await controllers[index].setParameters(parameters) }
        wait { controllers[index].card != card }
    }

    /// Runs tasks until a condition is true, and draws.
    private func wait(until condition: () -> Bool) {
        let end = ContinuousClock.now + .seconds(10)
        while !condition() {
            guard ContinuousClock.now < end else { fatalError("the cards of a dashboard do not load") }
            RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
        draw()
    }

    private func draw() {
        host.layout(ProposedViewSize(width: 1_200, height: nil))
        guard !host.displayList.items.isEmpty else { fatalError("the dashboard is empty") }
    }
}

private struct Columns: View {
    let controllers: [CardController]

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            ForEach(0..<3) { column in
                VStack(spacing: 16) {
                    ForEach(Array(stride(from: column, to: controllers.count, by: 3)), id: \.self) { index in
                        CardView(controllers[index])
                    }
                }
                .frame(width: 384)
            }
        }
    }
}
