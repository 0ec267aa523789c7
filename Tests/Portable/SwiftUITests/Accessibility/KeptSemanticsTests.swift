import SwiftUITestHost
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore

/// Semantics that a host keeps between readings: they equal those that are described from scratch, only boxes that
/// changed are described again, and differences are as small as the change.
///
/// Numbers: counts of rows and elements that each test sets. The limits of described boxes (10 a row at first, 80 for
/// one change) and of changes in random trees bound this implementation's work, with room above today's values.
@MainActor
@Suite("Kept semantics")
struct KeptSemanticsTests {
    @Observable final class Model {
        var rows: [Int]
        var isOn: Set<Int> = []
        var hidden: Set<Int> = []
        var isGrouped = false
        var offset: CGFloat = 0
        var opacity = 1.0

        init(count: Int) { rows = Array(0..<count) }
    }

    struct Screen: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                ForEach(model.rows, id: \.self) { Row(model: model, index: $0) }
            }
            .offset(x: model.offset)
            .opacity(model.opacity)
        }
    }

    struct Row: View {
        let model: Model
        let index: Int

        var body: some View {
            let isOn = Binding {
                model.isOn.contains(index)
            } set: {
                if $0 { model.isOn.insert(index) } else { model.isOn.remove(index) }
            }
            HStack {
                Text("Row \(index)")
                Toggle("Switch \(index)", isOn: isOn)
            }
            .accessibilityElement(children: model.isGrouped && index % 3 == 0 ? .contain : .combine)
            .accessibilityHidden(model.hidden.contains(index))
        }
    }

    private func host<V: View>(_ view: V) -> ViewHost<V> {
        let host = ViewHost(view)
        layout(host)
        return host
    }

    private func layout<V: View>(_ host: ViewHost<V>) {
        host.update()
        host.layout(ProposedViewSize(width: 320, height: 480))
    }

    private func ids(_ elements: [SemanticsElement]) -> [SemanticsID] {
        elements.flatMap { [$0.id] + ids($0.children) }
    }

    /// Checks the kept elements after a change against those from scratch, and their difference from earlier ones.
    private func check<V: View>(_ host: ViewHost<V>, after old: inout [SemanticsElement], _ comment: Comment) {
        let (new, scratch) = (host.semantics, host.semanticsFromScratch)
        #expect(new == scratch, comment)
        #expect(Set(ids(new)).count == ids(new).count, comment)
        let difference = new.difference(from: old)
        #expect(old.applying(difference) == new, comment)
        #expect(difference.isEmpty == (new == old), comment)
        old = new
    }

    @Test func `kept elements of random trees equal those from scratch, and so do applied differences`() {
        var changes = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            var tree = RandomTree(seed: seed, isHostile: false)
            let host = host(tree.view(depth: 5))
            var old = host.semantics
            for variation in 1...5 as ClosedRange<UInt64> {
                var tree = RandomTree(seed: seed, isHostile: false, variation: variation)
                host.update(tree.view(depth: 5))
                layout(host)
                let before = old
                check(host, after: &old, "seed \(seed), variation \(variation)")
                if old != before { changes += 1 }
            }
        }
        #expect(changes > 60)
    }

    @Test func `kept elements follow random changes of a model`() {
        var generator = SeededGenerator(seed: 7)
        let model = Model(count: 12)
        let host = host(Screen(model: model))
        var old = host.semantics
        for step in 0..<300 {
            let index = Int.random(in: 0..<12, using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: model.isOn.formSymmetricDifference([index])
            case 1: model.hidden.formSymmetricDifference([index])
            case 2: model.rows.shuffle(using: &generator)
            case 3:
                if model.rows.contains(index) { model.rows.removeAll { $0 == index } } else { model.rows.append(index) }
            case 4: model.isGrouped.toggle()
            case 5: model.offset = CGFloat(index)
            default: model.opacity = index < 3 ? 0 : 1
            }
            layout(host)
            check(host, after: &old, "step \(step)")
        }
    }

    @Test func `unrelated elements become each other`() {
        for seed in 1...40 as ClosedRange<UInt64> {
            var (first, second) = (
                RandomTree(seed: seed, isHostile: false), RandomTree(seed: seed + 1, isHostile: false)
            )
            let (old, new) = (host(first.view(depth: 4)).semantics, host(second.view(depth: 4)).semantics)
            #expect(old.applying(new.difference(from: old)) == new, "seed \(seed)")
        }
    }

    @Observable final class Item: Identifiable {
        let id: Int
        var isOn = false

        init(id: Int) { self.id = id }
    }

    /// Rows that depend on their own item alone.
    struct ItemScreen: View {
        let items: [Item]

        var body: some View { VStack(spacing: 0) { ForEach(items) { ItemRow(item: $0) } } }
    }

    struct ItemRow: View {
        @Bindable var item: Item

        var body: some View {
            HStack {
                Text("Row \(item.id)")
                Toggle("Switch \(item.id)", isOn: $item.isOn)
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test func `one switch of 500 is one changed element, and describes as many boxes as one of 50`() {
        var described: [Int] = []
        for count in [50, 500] {
            let items = (0..<count).map { Item(id: $0) }
            let host = host(ItemScreen(items: items))
            let old = host.semantics
            let all = host.describedBoxes
            #expect(all > count * 10)
            #expect(old.count == count)
            items[count / 2].isOn = true
            layout(host)
            let new = host.semantics
            described.append(host.describedBoxes - all)
            let difference = new.difference(from: old)
            #expect(difference.changed.map(\.element.id) == [old[count / 2].id])
            #expect(difference.changed.first?.element.value == "1")
            #expect(difference.inserted.isEmpty && difference.removed.isEmpty && difference.outermost == nil)
        }
        #expect(described[0] == described[1])
        #expect(described[1] < 80)
    }

    @Test func `reading again describes nothing`() {
        let host = host(Screen(model: Model(count: 20)))
        let first = host.semantics
        let described = host.describedBoxes
        layout(host)
        #expect(host.semantics == first)
        #expect(host.describedBoxes == described)
    }

    @Test func `rows that come, go and change places are told by their identities`() throws {
        let model = Model(count: 6)
        let host = host(Screen(model: model))
        let old = host.semantics
        model.rows = [5, 1, 2, 3, 9]
        layout(host)
        let new = host.semantics
        let difference = new.difference(from: old)
        #expect(difference.inserted.map(\.element.label) == ["Row 9, Switch 9"])
        #expect(Set(difference.removed) == [old[0].id, old[4].id])
        #expect(difference.outermost == new.map(\.id))
        // Rows 1, 2 and 3 have stayed; row 5 has another frame.
        #expect(difference.changed.map(\.element.id) == [old[5].id])
        #expect(old.applying(difference) == new)
    }

    @Test func `a child that changes is told without its container`() throws {
        let model = Model(count: 4)
        model.isGrouped = true
        let host = host(Screen(model: model))
        let old = host.semantics
        #expect(old[3].children.count == 2)
        model.isOn = [3]
        layout(host)
        let difference = host.semantics.difference(from: old)
        #expect(difference.changed.map(\.element.id) == [old[3].children[1].id])
        #expect(old.applying(difference) == host.semantics)
    }

    @Test func `a difference from other elements is refused`() {
        let model = Model(count: 4)
        let host = host(Screen(model: model))
        let old = host.semantics
        model.rows = [0, 1, 2, 7]
        layout(host)
        let difference = host.semantics.difference(from: old)
        #expect([SemanticsElement]().applying(difference) == nil)
        #expect(host.semantics.applying(difference) == nil)
    }

    @Test func `an element does what its view said last`() throws {
        struct Repeated: View {
            let number: Int
            let journal: Journal
            var body: some View {
                Text("Act").accessibilityAction { journal("\(number)") }
            }
        }
        let journal = Journal()
        let test = ViewTest(Repeated(number: 1, journal: journal))
        try test.activate("Act")
        test.update(Repeated(number: 2, journal: journal))
        try test.activate("Act")
        #expect(journal.take() == ["1", "2"])
    }
}
