import Foundation

/// The result of an action.
public enum CardActionOutcome: Sendable, Hashable {
    /// The host has done what was to be done.
    case handledByHost
    /// The address has an allowed scheme and is for the caller to open.
    case open(URL)
    /// The form has been sent, with the answer of the server.
    case submitted(JSONValue)
    /// The form has fields that are not valid, and has not been sent.
    case invalidForm
    /// The action has failed.
    case failed(CardDataError)
    /// Nothing has been done: the action is disabled, refused, or for the host alone.
    case ignored
}

extension CardSession {
    /// Performs an action: the host comes first; by default forms are sent to `configuration/actionHandlers/submit`, and
    /// addresses of allowed schemes are handed back to be opened.
    @discardableResult
    public func perform(_ action: ResolvedAction) async -> CardActionOutcome {
        guard action.isEnabled else { return .ignored }
        let card = await card
        var action = action
        if action.kind == .submit {
            guard !hasFormErrors else { return .invalidForm }
            var parameters = action.parameters.objectValue ?? [:]
            parameters["data"] = form
            action.parameters = .object(parameters)
        }
        if await host.handle(action, of: card.id) { return .handledByHost }
        switch action.kind {
        case .navigation: return open(action)
        case .submit: return await submit()
        case .custom, .showCard, .hideCard, .dateChange, .monthChange: return .ignored
        }
    }

    /// Sends the inputs of an Adaptive Card: they become the form, and the action `Submit` is performed.
    ///
    /// - Parameters:
    ///   - values: the values by the identifiers of inputs, with the data of the action.
    ///   - verb: the verb of an `Action.Execute`, which the host finds among the parameters; nil for `Action.Submit`.
    @discardableResult
    public func submit(adaptiveInputs values: JSONObject, verb: String? = nil) async -> CardActionOutcome {
        _ = await card
        resolution?.setForm(values)
        var action = ResolvedAction(kind: .submit)
        if let verb { action.parameters = ["verb": .string(verb)] }
        return await perform(action)
    }

    private var form: JSONValue { resolution?.models.first { $0.name == "form" }?.root ?? .object([:]) }

    private var hasFormErrors: Bool {
        resolution?.models.first { $0.name == "messages" }?.root["hasErrors"]?.boolValue ?? false
    }

    private func open(_ action: ResolvedAction) -> CardActionOutcome {
        // The address has been checked when the card was resolved, and is checked again, since anybody can make actions.
        guard let address = action.url.flatMap(SafeLink.link), SafeLink.scheme(of: address) != nil,
            let url = URL(string: address)
        else { return .ignored }
        return .open(url)
    }

    private func submit() async -> CardActionOutcome {
        guard let resolution,
            let handler = resolution.blueprint.configuration["actionHandlers"]?["submit"],
            case .object(var request) = handler.json(in: resolution.cardScope())
        else { return .ignored }
        if request["method"] == nil { request["method"] = "POST" }
        if request["parameters"] == nil { request["parameters"] = form }
        do throws(CardDataError) {
            return .submitted(try await loader.load(CardRequest(.object(request))))
        } catch { return .failed(error) }
    }
}
