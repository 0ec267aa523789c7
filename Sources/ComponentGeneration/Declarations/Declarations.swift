import SwiftSyntax

/// The declarations of one input file, as far as generation needs them.
package struct FileDeclarations: Sendable {
    let source: SourceText
    var protocols: [ProtocolDeclaration] = []
    /// `struct _Component: _ComponentGenerating`: each property becomes a component protocol of its own.
    var componentStructs: [ComponentStructDeclaration] = []
    var typealiases: [TypealiasDeclaration] = []
    /// The names of all types declared here, protocols included.
    var typeNames: Set<String> = []
    /// The protocols that an `extension EmptyView: …` in this file adds to `EmptyView`.
    var emptyViewConformances: Set<String> = []
    var diagnostics: [Diagnostic] = []
}

/// A protocol of the input: a component declaration, a model declaration, or any other that may be a parent.
struct ProtocolDeclaration: Sendable {
    let name: String
    let position: SourcePosition
    var parents: [ParentReference]
    var annotations: Annotations
    /// The lines of the doc comment, without their slashes.
    var documentation: [String]
    var properties: [PropertyDeclaration]
    var functions: [FunctionDeclaration]
    /// True if it is nested in another type, where the generated code could not name it.
    var isNested: Bool
}

struct ComponentStructDeclaration: Sendable {
    let name: String
    let position: SourcePosition
    var annotations: Annotations
    var properties: [PropertyDeclaration]
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
}

struct FunctionDeclaration: Sendable {
    let name: String
    let parameters: [(text: String, label: String?, type: TypeSyntax)]
    let returnType: TypeSyntax?
    let effects: String
    let position: SourcePosition
    var annotations: Annotations
    var documentation: [String]

    /// `didSelect(_:)`, the spelling that refers to the method as a value; `onCommit` without parameters.
    var reference: String {
        guard !parameters.isEmpty else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

struct TypealiasDeclaration: Sendable {
    let name: String
    let target: TypeSyntax
    let isPublic: Bool
}
