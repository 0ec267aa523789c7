import FioriSwiftUICore
import SwiftUI

/// Buttons, links and texts in a row, with a menu for those that do not fit. At the accessibility text sizes, and where not
/// one of them fits, they stand below each other: a menu alone tells nothing.
nonisolated struct ActionsStrip: View {
    private let items: [ResolvedStripItem]
    private let isEnabled: Bool
    private let mostShown: Int
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter mostShown: the greatest number of items beside each other.
    init(_ items: [ResolvedStripItem], isEnabled: Bool = true, mostShown: Int = StripOverflow.mostShown) {
        self.items = items
        self.isEnabled = isEnabled
        self.mostShown = mostShown
    }

    @MainActor var body: some View {
        let choices = StripOverflow(items, mostShown: mostShown).choices
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                stack(choices[0])
            } else {
                // The first choice shows all items; the others move ever more of them into the menu.
                ViewThatFits(in: .horizontal) {
                    ForEach(choices, id: \.self) { choice in
                        if choice != choices[0], choice == choices.last, !hasItem(choice) {
                            stack(choices[0])
                        } else {
                            row(choice)
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: startsAtLeadingEdge ? .leading : .trailing)
        .disabled(!isEnabled)
    }

    /// A strip without a spacer of its own has one in front.
    private var startsAtLeadingEdge: Bool {
        items.contains { $0.kind == .spacer } && items.first?.kind != .spacer
    }

    /// True for a choice that shows an item outside of the menu.
    private func hasItem(_ choice: StripOverflow.Choice) -> Bool {
        choice.shown.contains { items[$0].kind != .spacer }
    }

    /// The items below each other, as wide as the strip.
    @MainActor private func stack(_ choice: StripOverflow.Choice) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(choice.shown.filter { items[$0].kind != .spacer }, id: \.self) { index in
                StripItemView(items[index], in: .stack)
            }
            if !choice.inMenu.isEmpty {
                StripMenu(items: choice.inMenu.map { items[$0] }).frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
    }

    @MainActor private func row(_ choice: StripOverflow.Choice) -> some View {
        HStack(spacing: 8) {
            ForEach(choice.shown, id: \.self) { index in
                if items[index].kind == .spacer {
                    Spacer(minLength: 0)
                } else {
                    StripItemView(items[index])
                }
            }
            if !choice.inMenu.isEmpty { StripMenu(items: choice.inMenu.map { items[$0] }) }
        }
    }
}

/// The choices of which items of a strip move into its menu, by their priorities and groups.
nonisolated struct StripOverflow {
    /// The items that are shown and those in the menu, by index.
    struct Choice: Hashable {
        var shown: [Int]
        var inMenu: [Int]
    }

    /// The choices, from the one with the most items shown.
    let choices: [Choice]

    /// The greatest number of items that are tried beside each other: a strip of hundreds would be measured hundreds of
    /// times, and no card has room for more.
    static let mostShown = 16
    /// The greatest number in each row of a list, of which there are many: all choices of all rows are measured.
    static let mostShownInRows = 8

    init(_ items: [ResolvedStripItem], mostShown: Int = Self.mostShown) {
        var shown = Set(items.indices.filter { items[$0].overflowPriority != .alwaysOverflow })
        var inMenu = Set(items.indices).subtracting(shown)
        let groups = Dictionary(grouping: items.indices) { items[$0].overflowGroup }
        var choices: [Choice] = []
        func choice() -> Choice { Choice(shown: shown.sorted(), inMenu: inMenu.sorted()) }
        func add() { if shown.count <= mostShown { choices.append(choice()) } }
        add()
        // Items that disappear go first, then those of low priority from the end, then those of high priority.
        for priority in [ResolvedStripItem.OverflowPriority.disappear, .low, .high] {
            for index in items.indices.reversed()
            where shown.contains(index) && items[index].overflowPriority == priority && items[index].kind != .spacer {
                let group = items[index].overflowGroup
                let moving = group == 0 ? [index] : groups[group] ?? [index]
                shown.subtract(moving)
                if priority != .disappear { inMenu.formUnion(moving) }
                add()
            }
        }
        // Items that never overflow stay, however many there are.
        self.choices = choices.isEmpty ? [choice()] : choices
    }
}

/// The menu of the items that have no room.
nonisolated private struct StripMenu: View {
    let items: [ResolvedStripItem]
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    @MainActor var body: some View {
        Menu {
            ForEach(items.indices, id: \.self) { index in
                let item = items[index]
                Button(item.text.isEmpty ? item.tooltip : item.text) {
                    if let action = item.action { actions.perform(action) }
                }
                .disabled(!item.isEnabled)
            }
        } label: {
            Image(systemName: "ellipsis")
                .frame(minWidth: 28, minHeight: 28)
                .contentShape(Rectangle())
                .foregroundStyle(.preferredColor(.tintColor))
        }
        .accessibilityLabel(Text(words.more))
    }
}
