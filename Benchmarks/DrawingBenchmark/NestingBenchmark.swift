import SwiftUI

/// Layout of stacks in stacks: the time grows with the number of stacks, not with a power of the depth.
@MainActor
enum NestingBenchmark {
    static func run(_ report: inout Report) {
        let depths = [5, 10, 20, 40]
        let times = depths.map { depth in milliseconds { layOut(depth) } }
        for (depth, time) in zip(depths, times) { report.note("stacks nested \(depth) deep", time, "ms") }
        // Linear would be 8 ×; text at the bottom is the same for all.
        report.line("40 deep against 5 deep", times[3] / times[0], "×", atMost: 12)
    }

    private static func layOut(_ depth: Int) {
        let host = ViewHost(nested(depth))
        host.layout(ProposedViewSize(width: 390, height: 844))
    }

    private static func nested(_ depth: Int) -> AnyView {
        guard depth > 0 else { return AnyView(Text("innermost")) }
        let inner = nested(depth - 1)
        return depth.isMultiple(of: 2)
            ? AnyView(
                HStack {
                    Text("a"); inner; Spacer()
                })
            : AnyView(
                VStack {
                    Text("b"); inner; Color.red
                })
    }
}
