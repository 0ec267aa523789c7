/// An Adaptive Card with `${…}` in it, expanded with data by the Adaptive Cards templating language.
///
/// - `$data` changes the data of an element and of its descendants; for an array the element is repeated.
/// - `$when` keeps an element only if its expression is true.
/// - `$root`, `$data` and `$index` name the whole data, the present data and the place in the repeated array.
/// - A string that is one expression keeps the type of its value; an undefined expression stays as it is written.
/// - A backslash makes `\${name}` the text "${name}".
public struct AdaptiveTemplate: Sendable {
    /// A fault in a template that the rest of the card survives.
    public typealias Diagnostic = BindingDiagnostic

    private let template: JSONValue
    private let environment: BindingEnvironment

    /// Creates a template.
    public init(_ template: JSONValue, environment: BindingEnvironment = BindingEnvironment()) {
        self.template = template
        self.environment = environment
    }

    /// Expands the template.
    ///
    /// - Parameter data: the data for `$root`; the template's own `$data` takes precedence.
    /// - Returns: the card, and what was wrong with the template.
    public func expand(with data: JSONValue) -> (card: JSONValue, diagnostics: [Diagnostic]) {
        var card = template
        var root = data
        if case .object(var object) = template, let own = object["$data"] {
            if case .object = own {
                root = own
                object["$data"] = nil
                card = .object(object)
            } else if case .array = own {
                root = own
                object["$data"] = nil
                card = .object(object)
            }
        }
        var expansion = Expansion(environment: environment, root: root)
        let results = expansion.expand(card, at: JSONPointer())
        expansion.evaluator.account()
        return (results.first ?? .null, expansion.diagnostics)
    }

    /// True if a value contains anything to expand.
    public static func isTemplate(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): text.contains("${")
        case .array(let elements): elements.contains(where: isTemplate)
        case .object(let object):
            object.contains { $0.name == "$data" || $0.name == "$when" || isTemplate($0.value) }
        default: false
        }
    }
}

/// The walk over a template.
private struct Expansion {
    var evaluator: TemplateEvaluator
    var diagnostics: [BindingDiagnostic] = []
    private var remainingValues: Int
    /// The texts that have been parsed, and their length.
    private var texts: [String: TemplateText] = [:]
    private var keptBytes = 0
    /// True if the rest is left out, because all steps have been taken.
    private var hasStopped = false
    private let limits: CardLimits
    private let budget: CardBudget

    private static let mostDiagnostics = 1_000
    /// The length of the texts that are kept parsed; expressions take some hundred times the room of their text.
    private static let mostKeptBytes = 128 * 1024

    init(environment: BindingEnvironment, root: JSONValue) {
        evaluator = TemplateEvaluator(environment: environment, root: root)
        limits = environment.limits
        budget = environment.budget ?? CardBudget(environment.limits.content)
        remainingValues = limits.adaptive.maximumExpandedValues
    }

    /// Expands a value. Elements that are repeated or left out make it more or fewer than one.
    mutating func expand(_ value: JSONValue, at pointer: JSONPointer) -> [JSONValue] {
        remainingValues -= 1
        guard remainingValues >= 0 else {
            if remainingValues == -1 { report("the expanded template has too many values", pointer) }
            return []
        }
        guard hasSteps(at: pointer) else { return [] }
        switch value {
        case .string(let text):
            // Texts without expressions are searched and copied for each element, too.
            evaluator.spendQuietly(text.utf8.count / 64)
            guard TemplateText.hasExpression(text) else { return [value] }
            let value = expand(text, at: pointer) ?? .string(text)
            return admits(value) ? [value] : []
        case .array(let elements):
            var expanded: [JSONValue] = []
            for (index, element) in elements.enumerated() {
                expanded += expand(element, at: pointer.appending(index))
            }
            return [.array(expanded)]
        case .object(let object):
            guard let source = object["$data"] else { return expand(object, at: pointer) }
            return repeated(object, source, at: pointer)
        default: return [value]
        }
    }

    private mutating func repeated(
        _ object: JSONObject, _ source: JSONValue, at pointer: JSONPointer
    ) -> [JSONValue] {
        let outer = (evaluator.data, evaluator.index)
        defer { (evaluator.data, evaluator.index) = outer }
        let data: JSONValue?
        if case .string(let text) = source {
            data = expand(text, at: pointer.appending("$data"))
        } else {
            data = expand(source, at: pointer.appending("$data")).first
        }
        var rest = object
        rest["$data"] = nil
        guard case .array(let elements)? = data else {
            evaluator.data = data
            return expand(rest, at: pointer)
        }
        var expanded: [JSONValue] = []
        for (index, element) in elements.enumerated() {
            guard remainingValues >= 0, hasSteps(at: pointer), !budget.isExhausted else { break }
            evaluator.data = element
            evaluator.index = index
            expanded += expand(rest, at: pointer)
        }
        return expanded
    }

    private mutating func expand(_ object: JSONObject, at pointer: JSONPointer) -> [JSONValue] {
        if let condition = object["$when"] {
            var isKept = false
            switch condition {
            case .bool(let bool): isKept = bool
            case .string(let text):
                let value = expand(text, at: pointer.appending("$when"))
                isKept = value == .bool(true) || value?.stringValue?.lowercased() == "true"
            default: break
            }
            guard isKept else { return [] }
        }
        var expanded = JSONObject()
        for member in object where member.name != "$when" {
            let values = expand(member.value, at: pointer.appending(member.name))
            if values.count == 1 {
                expanded[member.name] = values[0]
            } else if !values.isEmpty {
                expanded[member.name] = .array(values)
            }
        }
        return [.object(expanded)]
    }

    /// Expands a text; nil when it is one expression that is undefined.
    private mutating func expand(_ text: String, at pointer: JSONPointer) -> JSONValue? {
        let count = text.utf8.count
        evaluator.spendQuietly(1 + count / 64)
        guard count <= limits.expressions.maximumBytes else {
            report("the text is too long", pointer)
            return .string(text)
        }
        let parsed = parsed(text)
        for problem in parsed.problems { report(problem.message, pointer, offset: problem.offset) }
        if let expression = parsed.onlyExpression { return evaluate(expression, pointer) }
        var result = BoundedText(maximumBytes: limits.expressions.maximumResultBytes)
        for part in parsed.parts {
            switch part {
            case .literal(let literal): result.append(literal)
            case .expression(let expression, let source):
                if let value = evaluate(expression, pointer) {
                    result.append(evaluator.text(value))
                } else {
                    result.append(source)
                }
            }
            if result.isFull { break }
        }
        evaluator.spendQuietly(parsed.parts.count + result.text.utf8.count / 64)
        guard !result.isFull else {
            report("the text is too long", pointer)
            return .string(text)
        }
        return .string(result.text)
    }

    /// The parts of a text, which are parsed once as long as few texts are kept, and charged whenever they are parsed.
    private mutating func parsed(_ text: String) -> TemplateText {
        if let parsed = texts[text] { return parsed }
        let parsed = TemplateText(text, maximumDepth: min(limits.expressions.maximumDepth, 128))
        evaluator.spendQuietly(parsed.steps)
        if keptBytes < Self.mostKeptBytes {
            keptBytes += text.utf8.count
            texts[text] = parsed
        }
        return parsed
    }

    private mutating func evaluate(_ expression: TemplateExpression, _ pointer: JSONPointer) -> JSONValue? {
        do throws(TemplateEvaluator.Failure) {
            return try evaluator.evaluate(expression)
        } catch {
            report(error.message, pointer)
            return nil
        }
    }

    /// Charges a value to the card; false when it is one too many.
    private func admits(_ value: JSONValue) -> Bool {
        if case .string(let text) = value { budget.admits(text: text) } else { budget.admits(value) }
    }

    /// True while there are steps left; reported once where there are none.
    private mutating func hasSteps(at pointer: JSONPointer) -> Bool {
        guard evaluator.remainingSteps < 0 else { return true }
        if !hasStopped {
            // It stands among the diagnostics, however many there are.
            if diagnostics.count >= Self.mostDiagnostics { diagnostics.removeLast() }
            report("the template takes too many steps; the rest is left out", pointer)
        }
        hasStopped = true
        return false
    }

    private mutating func report(_ message: String, _ pointer: JSONPointer, offset: Int? = nil) {
        guard diagnostics.count < Self.mostDiagnostics else { return }
        diagnostics.append(BindingDiagnostic(pointer: pointer, message: message, offset: offset))
    }
}
