import Foundation

/// `Samples.generated.swift`: each component of a module made of samples, for tests that look at all of them.
///
/// The tests say what a sample of a type is, by a static function `sample(_:)`, and what they need to know of a component,
/// by a type `ComponentSample`.
struct SamplesFile {
    let component: Component

    static func file(_ sections: [String], module: String) -> GeneratedFile {
        GeneratedFile(
            "Samples.generated.swift", .samples,
            content: """
                import \(module)
                import SwiftUI

                nonisolated extension ComponentSample {
                    /// All components and parts, in the order of their protocols.
                    static let all: [ComponentSample] = {
                        var samples: [ComponentSample] = []
                        \(sections.lines(indent: 8))
                        return samples
                    }()
                }
                """)
    }

    /// The statement that adds the component; nil for one that is not public.
    var fragment: Fragment? {
        guard !component.composition.isInternal else { return nil }
        let kind = component.isPart ? "part" : "composite"
        let parts = component.storedProperties.filter { $0.form.kind == .builder }.map { "\"\($0.name)\"" }
        let values = component.properties.compactMap(\.sampledValue).map { "\"\($0)\"" }
        let names = "parts: [\(parts.joined(separator: ", "))], values: [\(values.joined(separator: ", "))]"
        return Fragment(
            key: component.modelName,
            text: """
                samples.append(
                    ComponentSample(
                        "\(component.name)", .\(kind), \(names),
                        full: { \(hasState ? "state" : "_") in \(component.name)(\(arguments(\.fullSample))) },
                        least: { \(component.name)(\(arguments(\.leastSample))) }))
                """)
    }

    private var hasState: Bool { component.properties.contains(where: \.isState) }

    private func arguments(_ sample: (Property) -> String?) -> String {
        component.properties.compactMap(sample).joined(separator: ", ")
    }
}

extension Property {
    /// True for the state of a control, which tests go through.
    fileprivate var isState: Bool { name == "controlState" && type.text == "ControlState" }

    /// The name of a property that is no view and has a value in the full sample; nil for others.
    fileprivate var sampledValue: String? {
        switch form.kind {
        case .mandatoryField: "isRequired"
        case .value, .binding: fullSample == nil ? nil : name
        case .builder, .builderWithArguments: nil
        }
    }

    private var defaultOfData: String? {
        form.kind == .builder && form.isAnnotated ? form.dataDefault : form.builderDefault
    }

    /// The argument of a component with all of its parts and actions.
    fileprivate var fullSample: String? {
        if isState { return "\(name): state" }
        switch form.kind {
        case .mandatoryField: return "isRequired: true"
        case .builder: return sample
        case .builderWithArguments, .binding: return form.builderDefault == nil ? sample : nil
        case .value:
            if type.isClosure { return form.builderDefault == nil || form.builderDefault == "nil" ? sample : nil }
            let isText = ["AttributedString", "String"].contains(type.baseName ?? type.unwrapped)
            return form.builderDefault == nil || (form.builderDefault == "nil" && isText) ? sample : nil
        }
    }

    /// The argument of a component with what it cannot do without.
    fileprivate var leastSample: String? {
        guard form.kind != .mandatoryField else { return nil }
        // The data initialiser has no defaults of bindings.
        return form.kind == .binding || defaultOfData == nil ? sample : nil
    }

    private var sample: String? {
        switch form.kind {
        case .mandatoryField: nil
        case .binding: "\(name): .constant(.sample(\"\(name)\"))"
        case .builder where form.isAnnotated:
            type.isArray ? "\(name): [.sample(\"\(name) 1\"), .sample(\"\(name) 2\")]" : "\(name): .sample(\"\(name)\")"
        case .builder: "\(name): { SampleView(\"\(name)\") }"
        case .builderWithArguments: "\(name): \(closure(type.content, returning: "SampleView(\"\(name)\")"))"
        case .value where type.isClosure: "\(name): \(closure(type.content, returning: ".sample(\"\(name)\")"))"
        case .value: "\(name): .sample(\"\(name)\")"
        }
    }

    /// A closure of that type, which ignores its arguments.
    private func closure(_ type: String, returning value: String) -> String {
        let signature = ClosureSignature(type)
        let ignored = Array(repeating: "_", count: signature.parameterCount).joined(separator: ", ")
        let body = ["Void", "()"].contains(signature.result) ? "" : value
        let content = [signature.parameterCount > 0 ? ignored + " in" : "", body].filter { !$0.isEmpty }
        return content.isEmpty ? "{}" : "{ \(content.joined(separator: " ")) }"
    }
}

/// The number of parameters of a closure and its result, from the text of its type.
private struct ClosureSignature {
    let parameterCount: Int
    let result: String

    init(_ type: String) {
        var depth = 0
        var commas = 0
        var isEmpty = true
        var rest = type.drop { $0 != "(" }
        while let sign = rest.popFirst() {
            if "([<{".contains(sign) { depth += 1 } else if ")]}".contains(sign) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, sign == "," { commas += 1 }
            if sign != "(", sign != " " { isEmpty = false }
        }
        parameterCount = isEmpty ? 0 : commas + 1
        let arrow = rest.range(of: "->")
        result = arrow.map { rest[$0.upperBound...].trimmingCharacters(in: .whitespaces) } ?? "Void"
    }
}
