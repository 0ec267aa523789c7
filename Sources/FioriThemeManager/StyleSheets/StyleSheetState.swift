/// State of a control that has a look of its own in a sheet, such as `font-color-highlighted`.
package enum StyleSheetState: String, CaseIterable, Hashable, Sendable {
    case selected, disabled, highlighted
    case selectedDisabled = "selected-disabled"
    case selectedHighlighted = "selected-highlighted"

    /// The states whose looks apply, in ascending precedence.
    package static func states(isSelected: Bool, isHighlighted: Bool, isDisabled: Bool) -> [StyleSheetState] {
        var states: [StyleSheetState] = []
        if isSelected { states.append(.selected) }
        if isHighlighted { states.append(.highlighted) }
        if isDisabled { states.append(.disabled) }
        if isSelected, isHighlighted { states.append(.selectedHighlighted) }
        if isSelected, isDisabled { states.append(.selectedDisabled) }
        return states
    }

    /// Divides a name such as `font-color-selected-highlighted`, or `image-selected-insets` with the state within; the
    /// state is nil for `-normal` and without one.
    static func split(_ name: String) -> (base: String, state: StyleSheetState?) {
        let ending = name.hasSuffix("-insets") ? "-insets" : ""
        let stem = name.dropLast(ending.count)
        for state in allCases.sorted(by: { $0.rawValue.count > $1.rawValue.count })
        where stem.hasSuffix("-" + state.rawValue) {
            return (stem.dropLast(state.rawValue.count + 1) + ending, state)
        }
        if stem.hasSuffix("-normal") { return (stem.dropLast("-normal".count) + ending, nil) }
        return (name, nil)
    }
}

extension StyleSheetState {
    /// The state that is this one and another, as in `Button:selected:highlighted`; the other if there is none.
    func and(_ other: StyleSheetState) -> StyleSheetState {
        switch (self, other) {
        case (.selected, .highlighted), (.highlighted, .selected): .selectedHighlighted
        case (.selected, .disabled), (.disabled, .selected): .selectedDisabled
        default: other
        }
    }
}
