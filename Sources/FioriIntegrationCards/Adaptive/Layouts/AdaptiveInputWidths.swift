import CoreGraphics

nonisolated extension AdaptiveInput {
    /// The widths of the words of the label, of the field, and of the button beside or below it.
    func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        // The mark of required inputs follows the last word.
        let name = (label ?? "") + (isRequired ? "\u{A0}*" : "")
        var parts = [AdaptiveWordWidths(plain: name, size: 13 * scale * WordWidths.semibold)]
        parts.append(fieldWords(value: value ?? "", context, scale: scale))
        if case .text(let text) = kind, let action = text.inlineAction { parts.append(action.wordWidths(scale: scale)) }
        return .stacked(parts)
    }

    /// The widths of the words of the field, with its padding and its signs.
    ///
    /// - Parameter value: the value of the input; empty for none.
    func fieldWords(value: String, _ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        func words(_ text: String) -> AdaptiveWordWidths { AdaptiveWordWidths(plain: text, size: 15 * scale) }
        func titles(_ texts: [String], _ padding: CGFloat) -> AdaptiveWordWidths {
            .padded(.stacked(texts.map(words)), padding)
        }
        func shown(_ text: String) -> String {
            AdaptiveMarkdown.plainText(text, rendersMarkdown: context.rendersMarkdown)
        }
        let withSign = Self.fieldPadding + 26 * scale
        switch kind {
        case .date:
            guard value.isEmpty else { return picker(AdaptiveDateInput.leastWidths.date, scale: scale) }
            return titles([placeholder ?? context.words.chooseDate], withSign)
        case .time:
            guard value.isEmpty else { return picker(AdaptiveDateInput.leastWidths.time, scale: scale) }
            return titles([placeholder ?? context.words.chooseTime], withSign)
        case .toggle(let title, _, _, _): return titles([shown(title)], Self.switchWidth)
        case .choices(let choices) where choices.isList:
            return titles(choices.choices.map { shown($0.title) }, Self.choiceSign * scale + 8)
        case .choices(let choices):
            // Any of the titles may be chosen. Those on one line are cut.
            return titles([placeholder ?? ""] + (choices.isWrappedMenu ? choices.choices.map(\.title) : []), withSign)
        case .text(let text):
            return titles([placeholder ?? "", text.isMultiline ? value : ""], Self.fieldPadding)
        case .number: return titles([placeholder ?? ""], Self.fieldPadding)
        }
    }

    /// The width in points in which the title of a switch has one line; 0 for other inputs. A label leaves it what it does not
    /// need itself.
    func idealFieldWidth(_ context: AdaptiveContext, scale: CGFloat) -> CGFloat {
        guard case .toggle(let title, _, _, _) = kind else { return 0 }
        let text = AdaptiveMarkdown.plainText(title, rendersMarkdown: context.rendersMarkdown)
        return WordWidths.extent(of: text).line * 15 * scale + Self.switchWidth
    }

    /// The width in points that the field needs beside its label. Titles and prompts of one line, which are cut, count as far as
    /// they would have room above: a switch and the choices of a list have them whole.
    func leastFieldWidth(value: String, _ context: AdaptiveContext, scale: CGFloat) -> CGFloat {
        func line(_ text: String) -> CGFloat {
            WordWidths.extent(of: AdaptiveMarkdown.plainText(text, rendersMarkdown: context.rendersMarkdown)).line
                * 15 * scale
        }
        switch kind {
        case .toggle(let title, _, _, false): return line(title) + Self.switchWidth
        case .choices(let choices) where choices.isList && !choices.wraps:
            return (choices.choices.map { line($0.title) }.max() ?? 0) + Self.choiceSign * scale + 8
        case .choices(let choices) where !choices.isList && !choices.isWrappedMenu: return 0
        case .text(let text) where !text.isMultiline: return 0
        case .number: return 0
        case .text:
            // A label that moved at each letter would be in the way.
            return fieldWords(value: "", context, scale: scale).least(within: .greatestFiniteMagnitude)
        case .date, .time, .toggle, .choices:
            return fieldWords(value: value, context, scale: scale).least(within: .greatestFiniteMagnitude)
        }
    }

    /// The width of the control that chooses a date or a time, with the button that removes it.
    private func picker(_ width: CGFloat, scale: CGFloat) -> AdaptiveWordWidths {
        .words([width * scale + (isRequired ? 0 : AdaptiveDateInput.clearWidth)])
    }

    /// The padding of a field on both sides, in points.
    private static let fieldPadding: CGFloat = 24
    /// The width of a switch with the distances in front of it, in points.
    private static let switchWidth: CGFloat = 51 + 16
    /// The width of the sign of a choice, in points.
    private static let choiceSign: CGFloat = 22
}

nonisolated extension AdaptiveInput.Choices {
    /// True for choices that are all shown below each other.
    var isList: Bool { allowsSeveral || style == .expanded }

    /// True for a menu whose title continues on further lines.
    fileprivate var isWrappedMenu: Bool { !isList && wraps && style != .filtered && dataset == nil }
}
