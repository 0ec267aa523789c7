/// The models that bindings read, each with its root and its context.
///
/// A scope is a value: the scope of a list's row is a copy with another context. Relative paths start at the context
/// of their model. The default model always has a context, at first its root; in named models a relative path without
/// a context is undefined, except in translations, whose keys are flat, and in the host context, where a leading
/// slash is assumed.
public struct BindingScope: Sendable {
    /// The ways in which models answer paths.
    public enum ModelKind: Sendable, Hashable {
        /// A JSON value, walked by path.
        case json
        /// Texts by key. An unknown key yields itself.
        case translations
        /// The host's context: paths are absolute with and without a slash.
        case hostContext
    }

    /// A model with its context.
    struct Model: Sendable {
        var name: String
        var kind: ModelKind
        var root: JSONValue
        var context: JSONValue?
        /// The path from the root to the context, without its last name when that is in `contextKey`; nil without a
        /// context.
        var contextBase: [String]?
        /// The last name of the context's path, kept apart so that the rows of a list share the rest.
        var contextKey: String?

        var contextPath: [String]? { contextBase.map { base in contextKey.map { base + [$0] } ?? base } }
    }

    /// The environment, shared by the scopes of all rows.
    private final class Shared: Sendable {
        let environment: BindingEnvironment

        init(_ environment: BindingEnvironment) {
            self.environment = environment
        }
    }

    /// Language, time and functions of the host.
    public var environment: BindingEnvironment {
        get { shared.environment }
        set { shared = Shared(newValue) }
    }
    private var shared: Shared
    private(set) var defaultModel = Model(name: "", kind: .json, root: .null, context: .null, contextBase: [])
    private(set) var namedModels: [Model] = []

    /// Creates a scope with a default model.
    public init(data: JSONValue? = nil, environment: BindingEnvironment = BindingEnvironment()) {
        shared = Shared(environment)
        defaultModel.root = data ?? .object([:])
        defaultModel.context = defaultModel.root
    }

    /// The account that values are charged to; a new one outside of cards.
    var budget: CardBudget { environment.budget ?? CardBudget(environment.limits.content) }

    // MARK: Models

    /// Sets a model's root. The context of the default model returns to the root; named models lose theirs.
    ///
    /// - Parameter name: the model's name; empty for the default model.
    public mutating func setModel(_ name: String, to root: JSONValue, kind: ModelKind = .json) {
        if name.isEmpty {
            defaultModel.root = root
            defaultModel.context = root
            defaultModel.contextBase = []
            defaultModel.contextKey = nil
        } else if let index = namedModels.firstIndex(where: { $0.name == name }) {
            namedModels[index] = Model(name: name, kind: kind, root: root)
        } else {
            namedModels.append(Model(name: name, kind: kind, root: root))
        }
    }

    /// The root of a model, or nil when there is no such model.
    public func root(ofModel name: String) -> JSONValue? { model(name)?.root }

    /// True if a model exists.
    public func hasModel(_ name: String) -> Bool { model(name) != nil }

    /// The path of a model's context from its root; nil without one.
    public func contextPath(ofModel name: String) -> [String]? { model(name)?.contextPath }

    /// Moves a model's context to a path; a relative path starts at the present context.
    public mutating func setContext(_ reference: BindingReference) {
        guard let path = absolutePath(of: reference) else {
            update(reference.model) {
                $0.context = nil
                $0.contextBase = nil
                $0.contextKey = nil
            }
            return
        }
        let value = value(of: reference)
        update(reference.model) {
            $0.context = value
            $0.contextBase = path
            $0.contextKey = nil
        }
    }

    /// The scope of an element of the list at a path: relative paths in the list's model start at the element.
    ///
    /// - Parameters:
    ///   - reference: the path of the list.
    ///   - key: the element's index, or its name when the list is an object.
    ///   - value: the element.
    public func scope(ofElement key: String, value: JSONValue, in reference: BindingReference) -> BindingScope {
        var scope = self
        let base = absolutePath(of: reference) ?? []
        scope.update(reference.model) {
            $0.context = value
            $0.contextBase = base
            $0.contextKey = key
        }
        return scope
    }

    private mutating func update(_ name: String, _ change: (inout Model) -> Void) {
        if name.isEmpty {
            change(&defaultModel)
        } else if let index = namedModels.firstIndex(where: { $0.name == name }) {
            change(&namedModels[index])
        }
    }

    private func model(_ name: String) -> Model? {
        name.isEmpty ? defaultModel : namedModels.first { $0.name == name }
    }

    // MARK: Values

    /// The value that a path leads to; nil when it leads nowhere.
    public func value(of reference: BindingReference) -> JSONValue? {
        if reference.model.isEmpty { return Self.value(of: reference, in: defaultModel) }
        for model in namedModels where model.name == reference.model {
            return Self.value(of: reference, in: model)
        }
        return nil
    }

    private static func value(of reference: BindingReference, in model: Model) -> JSONValue? {
        switch model.kind {
        case .translations: return model.root[reference.path] ?? .string(reference.path)
        case .hostContext: return walk(model.root, reference.segments)
        case .json:
            if reference.isAbsolute { return walk(model.root, reference.segments) }
            guard let context = model.context else { return nil }
            return walk(context, reference.segments)
        }
    }

    /// The path of a reference from the root of its model; nil when it is relative and there is no context.
    public func absolutePath(of reference: BindingReference) -> [String]? {
        guard let model = model(reference.model) else { return nil }
        if reference.isAbsolute || model.kind != .json { return reference.names }
        return model.contextPath.map { $0 + reference.names }
    }

    /// Walks along a path. Falsy values end the walk and are its result, as in UI5.
    static func walk(_ start: JSONValue, _ segments: [BindingReference.Segment]) -> JSONValue? {
        var value = start
        for segment in segments {
            switch value {
            case .object(let object):
                guard let member = object[segment.name] else { return nil }
                value = member
            case .array(let elements):
                if let index = segment.index, index < elements.count {
                    value = elements[index]
                } else if segment.name == "length" {
                    value = .number(Double(elements.count))
                } else {
                    return nil
                }
            case .string(let string):
                if string.isEmpty { return value }
                if segment.name == "length" {
                    value = .number(Double(string.utf16.count))
                } else if let index = segment.index,
                    case .string(let character) = JavaScriptStrings.character(at: index, of: string)
                {
                    value = .string(character)
                } else {
                    return nil
                }
            // A conditional expression would make the null of JSON of `nil`.
            case .number(let number):
                if number == 0 || number.isNaN { return value }
                return nil
            case .bool(let bool):
                if bool { return nil }
                return value
            case .null: return .null
            }
        }
        return value
    }

    /// The elements of the list at a path with their keys: an array's elements, or an object's members.
    ///
    /// Other values have none. At most `limit` elements are returned, UI5's `modelSizeLimit`, 1000 by default.
    public func elements(of reference: BindingReference, limit: Int = 1000) -> [(key: String, value: JSONValue)] {
        switch value(of: reference) {
        case .array(let elements)?: elements.prefix(limit).enumerated().map { (String($0), $1) }
        case .object(let object)?: object.members.prefix(limit).map { ($0.name, $0.value) }
        default: []
        }
    }
}
