/// Finds what a protocol inherits, in the order each dialect gives it to the initialisers.
struct InheritanceResolver: Sendable {
    let index: DeclarationIndex
    let dialect: Dialect

    /// Protocols outside the sources that a model or a component may inherit.
    static let knownProtocols: Set<String> = [
        "AnyObject", "ObservableObject", "Identifiable", "Sendable", "Equatable", "Hashable", "Comparable", "Codable",
        "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible",
        "LosslessStringConvertible",
        "Observable", "Error", "SendableMetatype", "BitwiseCopyable",
        ComponentMarker.multipleProperties, ComponentMarker.singleProperties,
    ]

    /// The subset whose `Self` or associated types keep a protocol from being used as a plain type.
    private static let associatedTypeProtocols: Set<String> = [
        "ObservableObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
    ]

    /// An inherited protocol with its properties and parents.
    struct Ancestor {
        let name: String
        /// Own properties of the protocol, then handlers, in source order.
        let properties: [Property]
        let parents: [String]
        let backing: String?
    }

    func ancestor(_ name: String) -> Ancestor? {
        if let component = index.components[name] {
            return Ancestor(
                name: name, properties: component.properties, parents: component.parents.map(\.name),
                backing: component.annotations.text("backingComponent"))
        }
        guard let declaration = index.protocols[name] else {
            // A class has no requirements of its own, but conforms to protocols that have.
            return index.nominalTypes[name].map { Ancestor(name: name, properties: [], parents: $0, backing: nil) }
        }
        let isModel = declaration.annotations.all.contains { TagTable.generatedComponents[$0.key] != nil }
        // In the classic dialect the models' own properties never counted.
        let owned = dialect == .classic && isModel ? [] : properties(of: declaration)
        return Ancestor(
            name: name, properties: owned, parents: declaration.parents.map(\.name),
            backing: declaration.annotations.text("backingComponent"))
    }

    func properties(of declaration: ProtocolDeclaration) -> [Property] {
        let types = declaration.privateTypes
        return declaration.properties.map {
            index.factory.property($0, owner: declaration.fullName, privateTypes: types).property
        }
            + declaration.functions.map {
                index.factory.handler($0, owner: declaration.fullName, privateTypes: types)
            }
    }

    /// All that a protocol inherits, itself first, each ancestor once.
    func ancestry(of name: String) -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        func visit(_ name: String) {
            guard seen.insert(name).inserted else { return }
            names.append(name)
            ancestor(name)?.parents.forEach(visit)
        }
        visit(name)
        return names
    }

    /// The members that `parent` brings to a model: parents first in the current dialect; in the classic one the
    /// original's list, own members before inherited ones, reversed.
    func members(inheritedFrom parent: String) -> [Property] {
        var seen: Set<String> = []
        func visit(_ name: String) -> [Property] {
            guard seen.insert(name).inserted, let ancestor = ancestor(name) else { return [] }
            let inherited = ancestor.parents.flatMap(visit)
            return dialect == .classic ? ancestor.properties + inherited : inherited + ancestor.properties
        }
        let all = visit(parent)
        guard dialect == .classic else { return all }
        return all.filter { $0.role != .handler }.reversed() + all.filter { $0.role == .handler }
    }

    /// The reason why the model initialiser of a component must be generic, if it must.
    func genericModelReason(_ model: String) -> GenericModelReason? {
        let ancestry = ancestry(of: model)
        if ancestry.contains(where: Self.associatedTypeProtocols.contains) { return .associatedType }
        if ancestry.contains(where: { index.protocols[$0]?.associatedTypes.isEmpty == false }) {
            return .associatedType
        }
        return ancestry.contains("AnyObject") ? .reference : nil
    }

    /// True if a model is known to be a class, so that a binding can write back to it.
    func isReference(_ model: String) -> Bool {
        let ancestry = ancestry(of: model)
        return ancestry.contains("AnyObject") || ancestry.contains("ObservableObject")
            || ancestry.contains { index.nominalTypes[$0] != nil }
    }

    // MARK: Unknown names

    /// True if the members of a parent are known. Protocols of the system's modules have none that are parts.
    func isKnown(_ parent: String) -> Bool {
        if index.components[parent] != nil || index.protocols[parent] != nil || index.nominalTypes[parent] != nil
            || Self.knownProtocols.contains(parent)
        {
            return true
        }
        let module = parent.prefix { $0 != "." }
        return module.count < parent.count && ParentLookup.systemModules.contains(String(module))
    }

    func unknownParents(of component: ComponentProtocol) -> [Diagnostic] {
        component.parents.filter { !isKnown($0.name) }.map { unknown($0.name, at: $0.position) }
    }

    func unknown(_ name: String, at position: SourcePosition) -> Diagnostic {
        if let other = [name, String(name.drop { $0 != "." }.dropFirst())].first(where: index.otherNames.contains) {
            return Diagnostic(
                .error, "'\(other)' is declared under a condition that does not hold here", at: position,
                note: "write the same '#if' around both, or declare '\(other)' in its other branches as well")
        }
        let nearest = index.spelling.nearest(to: name, among: index.parentNames)
        return Diagnostic(
            .error, "unknown component '\(name)'" + (nearest.map { ", did you mean '\($0)'?" } ?? ""), at: position,
            note: nearest.map { "write '\($0)', or declare the property in 'struct _Component: _ComponentGenerating'" }
                ?? "declare its property in 'struct _Component: _ComponentGenerating', or the protocol in the sources")
    }
}
