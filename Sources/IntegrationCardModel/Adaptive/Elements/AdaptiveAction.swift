/// A thing to do on a card.
public struct AdaptiveAction: Sendable, Hashable {
    /// The name within the card.
    public var id: String?
    /// The title.
    public var title: String?
    /// The address of an icon; http, https, data, relative to the card, or the name of an icon of UI5 behind `sap-icon://`.
    public var iconURL: String?
    /// The text that explains the action.
    public var tooltip: String?
    /// The look.
    public var style: AdaptiveActionStyle
    /// The place: in view, or in the overflow menu.
    public var mode: AdaptiveActionMode
    /// True if the action can be done.
    public var isEnabled: Bool
    /// The role for assistive technologies, such as "link" or "tab".
    public var role: String?
    /// The kind with its own properties.
    public var kind: Kind

    /// The kinds of actions.
    public indirect enum Kind: Sendable, Hashable {
        /// Opens an address; its scheme is http, https, mailto or tel, or it is relative to the card.
        case openURL(String)
        /// Sends the values of inputs together with data.
        case submit(data: JSONValue?, inputs: AdaptiveAssociatedInputs)
        /// Sends the values of inputs together with data and a verb.
        case execute(verb: String?, data: JSONValue?, inputs: AdaptiveAssociatedInputs)
        /// Shows another card below.
        case showCard(AdaptiveCard)
        /// Shows or hides elements.
        case toggleVisibility([Target])
    }

    /// An element to show or hide.
    public struct Target: Sendable, Hashable {
        /// The name of the element.
        public var elementID: String
        /// The visibility to set; nil changes it to the opposite.
        public var isVisible: Bool?
    }

    /// The values that a submit or execute action sends: the inputs' values over its own data, as UI5's form model has
    /// them.
    public func submittedData(inputs values: [String: String]) -> JSONValue {
        let data: JSONValue?
        let inputs: AdaptiveAssociatedInputs
        switch kind {
        case .submit(let own, let associated): (data, inputs) = (own, associated)
        case .execute(_, let own, let associated): (data, inputs) = (own, associated)
        default: (data, inputs) = (nil, .none)
        }
        if let data, data.objectValue == nil { return data }
        var object = data?.objectValue ?? [:]
        guard inputs == .auto else { return .object(object) }
        for (id, value) in values.sorted(by: { $0.key < $1.key }) { object[id] = .string(value) }
        return .object(object)
    }
}
