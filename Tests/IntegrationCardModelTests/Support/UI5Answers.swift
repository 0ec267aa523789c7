import Foundation

@testable import IntegrationCardModel

/// Answers of UI5 to bindings and calls of formatters, which are resources of these tests.
enum UI5Answers {
    /// A call of a formatter with the answer.
    struct Call {
        /// The function behind `format.`.
        var function: String
        var arguments: [JSONValue]
        var locale: String
        var answer: String

        /// The call as a key of a list: function, arguments, locale.
        var key: String { "\(function) \(JSONValue.array(arguments).jsonText()) \(locale)" }

        /// The text that our formatter gives.
        var result: String {
            get throws {
                let scope = BindingScope(environment: .fixed(locale: locale))
                var evaluator = ExpressionEvaluator(CardBinding(text: ""), scope: scope)
                let value = try evaluator.format(function, arguments.map { JavaScriptValue($0) })
                return value.jsonValue?.stringValue ?? ""
            }
        }
    }

    static func url(_ name: String) throws -> URL {
        guard let folder = Bundle.module.url(forResource: "UI5", withExtension: nil) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return folder.appendingPathComponent(name)
    }

    static func json(_ name: String) throws -> JSONValue { try JSONParser().parse(Data(contentsOf: url(name))) }

    /// The calls of a file of formatters' answers.
    static func calls(_ name: String) throws -> [Call] {
        (try json(name)["cases"]?.arrayValue ?? []).compactMap { sample in
            guard let function = sample[0]?.stringValue, let arguments = sample[1]?.arrayValue,
                let locale = sample[2]?.stringValue, let answer = sample[3]?.stringValue
            else { return nil }
            return Call(function: function, arguments: arguments, locale: locale, answer: answer)
        }
    }

    /// The difference between our value of a binding and UI5's; nil when they agree.
    static func difference(_ sample: JSONValue, _ source: String, _ scope: BindingScope) -> String? {
        let kind = sample["kind"]?.stringValue
        let binding: CardBinding
        do throws(BindingSyntaxError) {
            binding = try CardBinding(source)
        } catch {
            return kind == "syntaxError" ? nil : "syntax error: \(error)"
        }
        if kind == "syntaxError" { return "no syntax error" }
        let result = binding.evaluate(in: scope)
        if sample["undefined"] == true { return result == nil ? nil : "got \(result!.jsonText()) for undefined" }
        if sample["special"] == "NaN" {
            return result?.numberValue?.isNaN == true ? nil : "no NaN: \(result?.jsonText() ?? "undefined")"
        }
        let expected = sample["result"] ?? nil
        let isEqual =
            if case .string(let left)? = result, case .string(let right) = expected {
                left.withPlainSpaces == right.withPlainSpaces
            } else {
                result == expected
            }
        return isEqual ? nil : "got \(result?.jsonText() ?? "undefined"), not \(expected.jsonText())"
    }
}
