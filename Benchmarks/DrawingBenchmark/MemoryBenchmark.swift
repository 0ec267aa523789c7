import SwiftUI

/// The memory that a large tree takes.
@MainActor
enum MemoryBenchmark {
    private struct Tree: View {
        /// Each row is five nodes: the stack, its two members and their two modifiers.
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2_000, id: \.self) { _ in
                    HStack(spacing: 0) {
                        Color.red.frame(width: 10, height: 10)
                        Color.blue.padding(1)
                    }
                }
            }
        }
    }

    /// A typical screen of an app: a title, a form's worth of fields and a scrolling list of items.
    private struct Screen: View {
        @State private var selection = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Orders").font(.largeTitle)
                ForEach(0..<6) { field in
                    HStack {
                        Text(verbatim: "Field \(field)")
                        Spacer()
                        Text(verbatim: "Value \(field)").foregroundStyle(.secondary)
                    }
                }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200, id: \.self) { row in
                            Button {
                                selection = row
                            } label: {
                                HStack {
                                    Image(systemName: "cart")
                                    VStack(alignment: .leading) {
                                        Text(verbatim: "Order \(4_000 + row)").font(.headline)
                                        Text(verbatim: "Customer \(row)").font(.subheadline)
                                    }
                                    Spacer()
                                    if row == selection { Image(systemName: "checkmark") }
                                }
                                .padding(8)
                            }
                        }
                    }
                }
            }
            .padding()
        }
    }

    /// Every update takes three rows away and brings three others.
    private struct Changing: View {
        let generation: Int

        var body: some View {
            VStack {
                ForEach(0..<3) { Text(verbatim: "\($0)").padding(1).id($0 + generation * 3) }
            }
        }
    }

    private static let screen = ProposedViewSize(width: 390, height: 844)

    private static func runHosts(_ report: inout Report) {
        let before = residentMemory
        let hosts = (0..<50).map { _ in
            let host = ViewHost(Screen())
            host.layout(screen)
            _ = host.displayList
            return host
        }
        report.line("50 hosts with a screen", residentMemory - before, "MiB", atMost: 300)
        withExtendedLifetime(hosts) {}
    }

    private static func runUpdates(_ report: inout Report) {
        let host = ViewHost(Changing(generation: 0))
        var generation = 0
        func update(_ count: Int) {
            for _ in 0..<count {
                generation += 1
                host.update(Changing(generation: generation))
                host.layout(screen)
                _ = host.displayList
            }
        }
        update(1_000)
        let before = residentMemory
        update(100)
        let few = residentMemory - before
        update(10_000)
        report.line("10,000 updates beyond 100", residentMemory - before - few, "MiB", atMost: 8)
    }

    static func run(_ report: inout Report) {
        runHosts(&report)
        runUpdates(&report)
        let before = residentMemory
        let host = ViewHost(Tree())
        host.layout(ProposedViewSize(width: 390, height: 20_000))
        _ = host.displayList
        report.line("a tree of 10,000 nodes", residentMemory - before, "MiB", atMost: 60)
        withExtendedLifetime(host) {}
    }
}
