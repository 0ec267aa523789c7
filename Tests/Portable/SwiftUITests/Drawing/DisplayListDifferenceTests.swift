import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Differences between the display lists of a host: applied to the old list they give the new one, and they are as small
/// as the change.
///
/// Numbers: counts of rows and texts in the test. Limits of comparisons, parts and changed trees bound this
/// implementation's work.
@MainActor
@Suite("Differences of display lists")
struct DisplayListDifferenceTests {
    private func host<V: View>(_ view: V) -> ViewHost<V> {
        let host = ViewHost(view, identifiesGroups: true)
        host.layout(ProposedViewSize(width: 320, height: 480))
        return host
    }

    @Test func `applied to the old list, a difference gives the new one`() throws {
        var changed = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            var tree = RandomTree(seed: seed, isHostile: false)
            let host = host(tree.view(depth: 5))
            var old = host.displayList
            for variation in 1...5 as ClosedRange<UInt64> {
                var tree = RandomTree(seed: seed, isHostile: false, variation: variation)
                host.update(tree.view(depth: 5))
                host.layout(ProposedViewSize(width: 320, height: 480))
                let new = host.displayList
                let difference = new.difference(from: old)
                #expect(old.applying(difference) == new, "seed \(seed), variation \(variation)")
                #expect(difference.isEmpty == (new == old), "seed \(seed), variation \(variation)")
                if !difference.isEmpty { changed += 1 }
                old = new
            }
        }
        #expect(changed > 100)
    }

    @Test func `lists of unrelated trees become each other`() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var (first, second) = (
                RandomTree(seed: seed, isHostile: false), RandomTree(seed: seed + 1, isHostile: false)
            )
            let (old, new) = (host(first.view(depth: 4)).displayList, host(second.view(depth: 4)).displayList)
            #expect(old.applying(new.difference(from: old)) == new, "seed \(seed)")
        }
    }

    @Test func `a list has no difference from itself`() {
        let host = host(Counters(model: Model()))
        #expect(host.displayList.difference(from: host.displayList).isEmpty)
    }

    @Observable final class Model {
        var counts = Array(repeating: 0, count: 100)
        var offset: CGFloat = 0
        var order = Array(0..<100)
    }

    struct Counters: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                ForEach(model.order, id: \.self) { Counter(model: model, index: $0) }
            }
            .offset(x: model.offset)
        }
    }

    struct Counter: View {
        let model: Model
        let index: Int

        var body: some View {
            HStack {
                Text("Row \(index)")
                Color.red.frame(width: 4, height: 4)
                Text("\(model.counts[index])")
            }
        }
    }

    /// Counts the parts and the new items in a difference.
    private func cost(_ difference: DisplayListDifference) -> (parts: Int, new: Int) {
        var result = (parts: difference.parts?.count ?? 0, new: 0)
        for case .new in difference.parts ?? [] { result.new += 1 }
        for change in difference.changes {
            let inner = cost(change.group.content)
            result.parts += inner.parts
            result.new += inner.new
        }
        return result
    }

    @Test func `one changed text is one new item`() throws {
        let model = Model()
        let host = host(Counters(model: model))
        let old = host.displayList
        model.counts[40] = 7
        host.update()
        host.layout(ProposedViewSize(width: 320, height: 480))
        let difference = host.displayList.difference(from: old)
        #expect(old.applying(difference) == host.displayList)
        let cost = cost(difference)
        #expect(cost.new == 1)
        #expect(cost.parts <= 3)
    }

    @Test func `the work for a changed row does not grow with the number of rows`() {
        var comparisons: [Int] = []
        for count in [100, 1_000, 4_000] {
            let model = Model()
            model.counts = Array(repeating: 0, count: count)
            model.order = Array(0..<count)
            let host = host(Counters(model: model))
            let old = host.displayList
            model.counts[count / 3] = 7
            host.update()
            host.layout(ProposedViewSize(width: 320, height: 480))
            let new = host.displayList
            var work = 0
            let difference = new.difference(from: old, comparisons: &work)
            #expect(old.applying(difference) == new)
            #expect(!difference.isEmpty)
            comparisons.append(work)
        }
        #expect(comparisons[0] < 30)
        #expect(comparisons[1] == comparisons[0])
        #expect(comparisons[2] == comparisons[0])
    }

    @Test func `two changed rows are compared with what lies between them, and no more`() {
        let model = Model()
        let host = host(Counters(model: model))
        let old = host.displayList
        model.counts[40] = 7
        model.counts[44] = 7
        host.update()
        host.layout(ProposedViewSize(width: 320, height: 480))
        var work = 0
        let difference = host.displayList.difference(from: old, comparisons: &work)
        #expect(old.applying(difference) == host.displayList)
        #expect(difference.changes.count == 1)
        #expect(work < 50)
    }

    @Test func `a moved view is a transform`() throws {
        let model = Model()
        let host = host(Counters(model: model))
        let old = host.displayList
        model.offset = 12
        host.update()
        host.layout(ProposedViewSize(width: 320, height: 480))
        let difference = host.displayList.difference(from: old)
        #expect(old.applying(difference) == host.displayList)
        #expect(cost(difference) == (0, 0))
        let change = try #require(difference.changes.first)
        #expect(difference.changes.count == 1)
        #expect(change.group.transform != nil)
        #expect(change.group.content.isEmpty)
    }

    @Test func `rows in another order keep their content`() {
        let model = Model()
        let host = host(Counters(model: model))
        let old = host.displayList
        model.order.swapAt(10, 90)
        host.update()
        host.layout(ProposedViewSize(width: 320, height: 480))
        let difference = host.displayList.difference(from: old)
        #expect(old.applying(difference) == host.displayList)
        #expect(cost(difference).new == 0)
    }

    @Test func `identities last over updates, and are those of elements`() throws {
        let model = Model()
        let host = host(Counters(model: model))
        func ids(_ list: DisplayList) -> Set<Int> {
            var result: Set<Int> = []
            for case .group(let group) in list.items {
                if let id = group.id { result.insert(id) }
                result.formUnion(ids(group.content))
            }
            return result
        }
        let before = ids(host.displayList)
        #expect(before.count > 300)
        model.counts[3] = 1
        host.update()
        host.layout(ProposedViewSize(width: 320, height: 480))
        #expect(ids(host.displayList) == before)
        let elements = Set(host.semantics.map { Int($0.id.box) })
        #expect(elements.count == 200)
        #expect(elements.isSubset(of: before))
    }

    @Test func `a difference of another list is refused`() {
        let group = DisplayItem.group(DisplayGroup(DisplayList([.fill(.rect(.zero), .color(.black))]), opacity: 0.5))
        let old = DisplayList([group, group])
        let difference = DisplayList([group, group, .fill(.rect(.zero), .color(.black))]).difference(from: old)
        #expect(DisplayList().applying(difference) == nil)
    }

    @Test func `pictures have no identities`() {
        let host = ViewHost(Counters(model: Model()))
        host.layout(ProposedViewSize(width: 320, height: 480))
        func hasNone(_ list: DisplayList) -> Bool {
            list.items.allSatisfy {
                if case .group(let group) = $0 { group.id == nil && hasNone(group.content) } else { true }
            }
        }
        #expect(hasNone(host.displayList))
    }
}
