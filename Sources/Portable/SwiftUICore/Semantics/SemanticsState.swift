import Foundation

/// The state of a control as values, for hosts whose assistive technology has a place for them. The element's value says
/// the same in words.
package struct SemanticsState: Equatable, Sendable {
    package enum Check: String, Sendable { case off, on, mixed }

    /// A number within bounds.
    package struct Amount: Equatable, Sendable {
        package var value: Double
        package var lowerBound: Double?
        package var upperBound: Double?

        package init(value: Double, lowerBound: Double? = nil, upperBound: Double? = nil) {
            self.value = value
            self.lowerBound = lowerBound
            self.upperBound = upperBound
        }

        /// True for numbers that a reader can be told.
        fileprivate var isFinite: Bool {
            value.isFinite && lowerBound?.isFinite != false && upperBound?.isFinite != false
        }
    }

    /// The state of a toggle.
    package var check: Check?
    /// True if the control shows what it discloses or its menu; nil for controls that have neither.
    package var isExpanded: Bool?
    /// True if the control opens a menu.
    package var opensMenu = false
    /// True if keys can act on a view that is no control.
    package var isFocusable = false
    package var amount: Amount?
    /// The address that a link opens.
    package var url: URL?

    package nonisolated init(
        check: Check? = nil, isExpanded: Bool? = nil, opensMenu: Bool = false, amount: Amount? = nil, url: URL? = nil
    ) {
        self.check = check
        self.isExpanded = isExpanded
        self.opensMenu = opensMenu
        self.amount = amount.flatMap { $0.isFinite ? $0 : nil }
        self.url = url
    }

    /// Takes over the values of another state that this one lacks.
    mutating func fill(from other: SemanticsState) {
        check = check ?? other.check
        isExpanded = isExpanded ?? other.isExpanded
        opensMenu = opensMenu || other.opensMenu
        isFocusable = isFocusable || other.isFocusable
        amount = amount ?? other.amount
        url = url ?? other.url
    }
}
