import Combine
import SwiftUI

/// The state of an Adaptive Card: entered values, problems of inputs, and the visibility of elements.
final class AdaptiveForm: ObservableObject {
    @Published private var entered: [String: String] = [:]
    @Published private var problems: [String: String] = [:]
    @Published private var visibility: [String: Bool] = [:]
    /// The latest submission that was refused, for the input that takes the focus.
    @Published private(set) var refusal: Refusal?
    private var outline: AdaptiveOutline

    init(_ card: AdaptiveCard) { outline = AdaptiveOutline(card) }

    /// Takes a changed card over; values stay for inputs that still have the same initial value.
    func update(_ card: AdaptiveCard) {
        let before = outline
        outline = AdaptiveOutline(card)
        entered = entered.filter { before.initialValues[$0.key] == outline.initialValues[$0.key] }
        visibility = visibility.filter { before.initialVisibility[$0.key] == outline.initialVisibility[$0.key] }
        problems = problems.filter { entered[$0.key] != nil || outline.initialValues[$0.key] != nil }
    }

    // MARK: Visibility

    func isVisible(_ id: String?, initially: Bool) -> Bool { id.flatMap { visibility[$0] } ?? initially }

    /// Shows or hides elements.
    func toggle(_ targets: [AdaptiveAction.Target]) {
        for target in targets {
            let isVisible = isVisible(target.elementID, initially: outline.initialVisibility[target.elementID] ?? true)
            visibility[target.elementID] = target.isVisible ?? !isVisible
        }
    }

    // MARK: Values

    /// The value of an input: the entered one, or else that of the card.
    ///
    /// - Parameter key: the identifier of the input, or its position for one without.
    func value(of input: AdaptiveInput, key: String) -> String { entered[key] ?? input.initialValue }

    /// Enters a value. The problem of the one before is gone.
    func enter(_ value: String, for input: AdaptiveInput, key: String) {
        var value = value
        if case .text(let text) = input.kind, let maximum = text.maximumLength {
            while value.utf16.count > maximum { value.removeLast() }
        }
        guard value != self.value(of: input, key: key) else { return }
        entered[key] = value
        problems[key] = nil
    }

    /// The problem of an input; nil while it has none. Problems are found when the form is sent.
    func problem(of key: String) -> String? { problems[key] }

    // MARK: Submission

    /// A submission that was refused.
    struct Refusal: Equatable {
        /// The identifier of the first input in reading order whose value is not valid.
        var input: String
        /// The number of the refusal, so that the same input takes the focus again.
        var number: Int
    }

    /// The values that an action sends; nil when a visible input is not valid, whose problem is then shown.
    ///
    /// - Parameter cards: the card of the action and those around it.
    func submission(of action: AdaptiveAction, cards: [AdaptiveCard]) -> JSONObject? {
        var values: [String: String] = [:]
        if action.associatedInputs == .auto {
            var firstInvalid: String?
            for card in cards {
                for input in card.body.shownInputs(in: self) {
                    guard let id = input.id, !id.isEmpty else { continue }
                    problems[id] = input.problem(with: value(of: input, key: id))
                    if problems[id] != nil, firstInvalid == nil { firstInvalid = id }
                }
            }
            if let firstInvalid {
                refusal = Refusal(input: firstInvalid, number: (refusal?.number ?? 0) + 1)
                return nil
            }
            for input in cards.flatMap(\.inputs) {
                guard let id = input.id, !id.isEmpty else { continue }
                let value = value(of: input, key: id)
                if !value.isEmpty || input.sendsEmptyValue { values[id] = value }
            }
        }
        let data = action.submittedData(inputs: values)
        return data.objectValue ?? ["data": data]
    }
}

nonisolated extension AdaptiveInput {
    /// The value before anything is entered.
    var initialValue: String {
        if case .toggle(_, _, let valueOff, _) = kind { return value ?? valueOff }
        return value ?? ""
    }

    /// Tells whether an empty value is sent: texts, dates and times are, missing numbers and choices are not.
    fileprivate var sendsEmptyValue: Bool {
        switch kind {
        case .text, .date, .time, .toggle: true
        case .number, .choices: false
        }
    }
}

nonisolated extension AdaptiveAction {
    /// The inputs whose values the action sends.
    fileprivate var associatedInputs: AdaptiveAssociatedInputs {
        switch kind {
        case .submit(_, let inputs), .execute(_, _, let inputs): inputs
        default: .none
        }
    }
}

extension [AdaptiveElement] {
    /// The inputs that are visible. Those that are not cannot be mended, so they are not checked.
    fileprivate func shownInputs(in form: AdaptiveForm) -> [AdaptiveInput] {
        flatMap { element -> [AdaptiveInput] in
            guard form.isVisible(element.id, initially: element.isVisible) else { return [] }
            switch element.content {
            case .input(let input): return [input]
            case .container(let container): return container.items.shownInputs(in: form)
            case .columnSet(let set):
                return set.columns.flatMap { column in
                    form.isVisible(column.id, initially: column.isVisible)
                        ? column.container.items.shownInputs(in: form) : []
                }
            default: return element.inputs
            }
        }
    }
}
