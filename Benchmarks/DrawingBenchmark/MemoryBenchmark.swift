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

    static func run(_ report: inout Report) {
        let before = residentMemory
        let host = ViewHost(Tree())
        host.layout(ProposedViewSize(width: 390, height: 20_000))
        _ = host.displayList
        report.line("a tree of 10,000 nodes", residentMemory - before, "MiB", atMost: 60)
        withExtendedLifetime(host) {}
    }
}
