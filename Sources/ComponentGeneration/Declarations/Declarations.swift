import SwiftSyntax

/// The declarations of one input file, as far as generation needs them.
package struct FileDeclarations: Sendable {
    let source: SourceText
    var protocols: [ProtocolDeclaration] = []
    /// `struct _Component: _ComponentGenerating`: each property becomes a component protocol of its own. Other structs
    /// with parents are here as well, because a parent may be an alias.
    var componentStructs: [ComponentStructDeclaration] = []
    var typealiases: [TypealiasDeclaration] = []
    /// The names of all types declared here, protocols and aliases included.
    var typeNames: Set<String> = []
    /// The classes, structs, enums and actors, and what their extensions add to their parents.
    var nominalTypes: [NominalTypeDeclaration] = []
    /// The protocols that an `extension EmptyView: …` in this file adds to `EmptyView`.
    var emptyViewConformances: Set<String> = []
    var diagnostics: [Diagnostic] = []
    /// Tags that belong to no declaration, and such that begin wrongly.
    var strayTags: [Diagnostic] = []

    /// The blocks of conditions around the declarations, each where it is met first.
    var conditionalBlocks: [(block: ConditionalBlock, position: SourcePosition)] {
        var found: [(block: ConditionalBlock, position: SourcePosition)] = []
        func add(_ places: [ConditionalPlace], _ position: SourcePosition) {
            for place in places { found.append((place.block, position)) }
        }
        for declaration in protocols {
            add(declaration.conditions, declaration.position)
            for property in declaration.properties { add(property.conditions, property.position) }
            for function in declaration.functions { add(function.conditions, function.position) }
        }
        for declaration in componentStructs {
            add(declaration.conditions, declaration.position)
            for property in declaration.properties { add(property.conditions, property.position) }
        }
        for alias in typealiases { add(alias.conditions, alias.position) }
        return found
    }

    /// The declarations that are compiled where `isCompiled` says so of all conditions around them.
    func filtered(_ isCompiled: (ConditionalPlace) -> Bool) -> FileDeclarations {
        var filtered = self
        filtered.protocols = protocols.filter { $0.conditions.allSatisfy(isCompiled) }.map { declaration in
            var declaration = declaration
            declaration.properties.removeAll { !$0.conditions.allSatisfy(isCompiled) }
            declaration.functions.removeAll { !$0.conditions.allSatisfy(isCompiled) }
            return declaration
        }
        filtered.componentStructs = componentStructs.filter { $0.conditions.allSatisfy(isCompiled) }.map {
            declaration in
            var declaration = declaration
            declaration.properties.removeAll { !$0.conditions.allSatisfy(isCompiled) }
            return declaration
        }
        filtered.typealiases.removeAll { !$0.conditions.allSatisfy(isCompiled) }
        return filtered
    }
}

/// A protocol of the input: a component declaration, a model declaration, or any other that may be a parent.
struct ProtocolDeclaration: Sendable {
    let name: String
    let position: SourcePosition
    /// The types it is nested in, where the generated code could not name it.
    let scope: [String]
    /// The parents as written, those of `where Self:` included; their full names once they have been looked up.
    var parents: [ParentReference]
    var annotations: Annotations
    /// The lines of the doc comment, without their slashes.
    var documentation: [String]
    var properties: [PropertyDeclaration] = []
    var functions: [FunctionDeclaration] = []
    /// Names of types that only a conforming type decides.
    var associatedTypes: Set<String> = []
    /// Names of aliases that only its members can use.
    var localTypes: Set<String> = []
    /// Members that a generated component protocol could not have.
    var unsupportedMembers: [Diagnostic] = []
    /// Static members, which no component can have.
    var staticMembers: [Diagnostic] = []
    var conditions: [ConditionalPlace] = []

    /// Names of types that generated code cannot use.
    var privateTypes: Set<String> { associatedTypes.union(localTypes) }
    var isNested: Bool { !scope.isEmpty }
    /// `Outer.Inner`
    var fullName: String { (scope + [name]).joined(separator: ".") }
    /// True if a component protocol is generated from it.
    var isComponent: Bool { parents.contains { $0.name == ComponentMarker.multipleProperties } }
}

struct ComponentStructDeclaration: Sendable {
    let name: String
    let position: SourcePosition
    let scope: [String]
    var parents: [ParentReference]
    var annotations: Annotations
    var properties: [PropertyDeclaration]
    /// Names of type parameters and aliases, which generated code cannot use.
    var privateTypes: Set<String> = []
    /// Problems of the members, if it is a source of component protocols.
    var problems: [Diagnostic] = []
    /// Problems of the declaration, if it is not.
    var problemsElsewhere: [Diagnostic] = []
    var conditions: [ConditionalPlace] = []

    /// True if its properties become component protocols.
    var isComponent: Bool { parents.contains { $0.name == ComponentMarker.singleProperties } }
}

/// The name of an inherited type, where it is written.
struct ParentReference: Sendable {
    let name: String
    let position: SourcePosition
}

struct PropertyDeclaration: Sendable {
    /// Name as written, with a trailing underscore but without backticks.
    let name: String
    let type: TypeSyntax
    /// True if it can be set: `{ get set }`, or a plain `var` in a struct.
    let isMutable: Bool
    let position: SourcePosition
    var annotations: Annotations
    var documentation: [String]
    /// The attributes in front of it, such as `@ViewBuilder`, as they are written.
    var attributes: [String] = []
    /// Reasons for which no component can have this property.
    var problems: [Diagnostic] = []
    var conditions: [ConditionalPlace] = []
}

struct FunctionDeclaration: Sendable {
    let name: String
    let parameters: [(text: String, label: String?, type: TypeSyntax)]
    let returnType: TypeSyntax?
    let effects: String
    let position: SourcePosition
    var annotations: Annotations
    var documentation: [String]
    /// Reasons for which no component can call this function.
    var problems: [Diagnostic] = []
    var conditions: [ConditionalPlace] = []

    /// `didSelect(_:)`, the spelling that refers to the method as a value; `onCommit` without parameters.
    var reference: String {
        guard !parameters.isEmpty else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

struct TypealiasDeclaration: Sendable {
    let name: String
    let target: TypeSyntax
    /// The types that the target is composed of, if it stands for protocols.
    let parents: [ParentReference]
    let scope: [String]
    let isGeneric: Bool
    let isPublic: Bool
    let position: SourcePosition
    var conditions: [ConditionalPlace] = []

    var fullName: String { (scope + [name]).joined(separator: ".") }
}

/// A class or another type with a body, or one of its extensions.
struct NominalTypeDeclaration: Sendable {
    let fullName: String
    let scope: [String]
    var parents: [ParentReference]
    let position: SourcePosition
}
