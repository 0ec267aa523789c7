@_spi(Floors) import SwiftUICore

/// Content that only says something is the value of its label: one element with both, as iOS has it for rows of
/// settings. A control keeps an element of its own.
nonisolated struct LabeledPairModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> LabeledPairBox { LabeledPairBox() }

    func update(_ box: LabeledPairBox, environment: EnvironmentValues) {}
}

/// Marks the content of a ``LabeledPairModifier``.
nonisolated struct LabeledValueModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> LabeledValueBox { LabeledValueBox() }

    func update(_ box: LabeledValueBox, environment: EnvironmentValues) {}
}

final class LabeledPairBox: TransparentBox {
    override func describe(to builder: inout SemanticsBuilder) {
        let inner = builder.gather { super.describe(to: &$0) }
        guard inner.count > 1, inner.contains(where: \.isValueOfLabel), inner.allSatisfy(\.isPassive) else {
            for var element in inner {
                element.restoreLabel()
                builder.add(element)
            }
            return
        }
        var element = SemanticsElement.combined(inner, frame: builder.frame(of: self))
        element.role = .text
        builder.add(element)
    }
}

final class LabeledValueBox: TransparentBox {
    override func describe(to builder: inout SemanticsBuilder) {
        for var element in builder.gather({ super.describe(to: &$0) }) {
            if element.isPassive, element.value == nil {
                element.value = element.label
                element.label = ""
                element.isValueOfLabel = true
            }
            builder.add(element)
        }
    }
}

extension SemanticsElement {
    /// True if the element only says something.
    fileprivate var isPassive: Bool {
        (role == .text || role == .image || role == .other) && actions.isEmpty && children.isEmpty
    }

    fileprivate var isValueOfLabel: Bool {
        get { details.isValueOfLabel }
        set { details.isValueOfLabel = newValue }
    }

    /// Makes the value of a label an element of its own again.
    fileprivate mutating func restoreLabel() {
        guard isValueOfLabel else { return }
        label = value ?? ""
        value = nil
        isValueOfLabel = false
    }
}
