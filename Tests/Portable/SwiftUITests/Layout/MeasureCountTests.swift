import SwiftUITestHost
import Synchronization
import Testing

/// Counts the measurements of a leaf.
private final class MeasureCounter: Sendable {
    let count = Mutex(0)
}

private struct CountingLayout: Layout {
    let counter: MeasureCounter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        counter.count.withLock { $0 += 1 }
        return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 20, height: 20))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Nested stacks measure a leaf a bounded number of times for each level.
///
/// Numbers: limits of this implementation: 40 levels take at most eight times the calls of 10, where exponential growth
/// takes 2³⁰ times, and fewer than 2,000.
@MainActor
@Suite("Measure calls")
struct MeasureCountTests {
    private func nested(_ depth: Int, _ counter: MeasureCounter, alternating: Bool) -> AnyView {
        var view = AnyView(CountingLayout(counter: counter) {})
        for level in 0..<depth {
            let inner = view
            if alternating, level.isMultiple(of: 2) {
                view = AnyView(
                    HStack {
                        inner; Color.red.frame(width: 1, height: 1); Text("x")
                    })
            } else {
                view = AnyView(
                    VStack {
                        Text("x"); inner; Color.red.frame(maxHeight: 3)
                    })
            }
        }
        return view
    }

    private func count(_ depth: Int, alternating: Bool) -> Int {
        let counter = MeasureCounter()
        let view = nested(depth, counter, alternating: alternating)
        let test = ViewTest(view, DisplayConfiguration(width: 390, height: 844))
        _ = test.size
        _ = test.displayList
        return counter.count.withLock { $0 }
    }

    /// The number of proposals to a leaf is bounded per level around it: never a multiple of the level above.
    @Test(arguments: [true, false])
    func `nested stacks are not exponential`(alternating: Bool) {
        let counts = [5, 10, 20, 40].map { count($0, alternating: alternating) }
        print("measure calls at 5, 10, 20, 40 levels:", counts)
        #expect(counts[3] <= counts[1] * 8)
        #expect(counts[3] < 2_000)
    }
}
