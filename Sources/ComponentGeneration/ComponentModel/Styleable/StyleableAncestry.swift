/// Finds what a styleable component inherits, in the order that its initialisers and its styles give it.
struct StyleableAncestry: Sendable {
    private(set) var protocols: [String: ProtocolDeclaration] = [:]
    private var readers: [String: [Property]] = [:]
    /// Protocols that inherit themselves, directly or by others.
    private(set) var cycles: Set<String> = []

    /// - Parameter files: the declarations, whose parents are looked up.
    init(_ files: [FileDeclarations]) {
        let aliases = files.flatMap(\.typealiases).filter { !$0.isGeneric && $0.scope.isEmpty }
        let reader = PartReader(
            aliases: Dictionary(aliases.map { ($0.name, $0.target) }, uniquingKeysWith: { first, _ in first }))
        for declaration in files.lazy.flatMap(\.protocols) where protocols[declaration.fullName] == nil {
            protocols[declaration.fullName] = declaration
            let isPart = declaration.styleableKind == .part
            readers[declaration.fullName] = declaration.properties.map {
                reader.property($0, of: declaration, isPart: isPart)
            }
        }
        cycles = Set(protocols.keys.filter(inheritsItself))
    }

    /// The properties of the parents in written order, then the protocol's own.
    func properties(of declaration: ProtocolDeclaration) -> [Property] {
        declaration.parents.flatMap { parent -> [Property] in
            if parent.name == StyleableName.mandatoryField { return [PartReader.mandatoryField(at: parent.position)] }
            return protocols[parent.name].map(properties) ?? []
        } + ownProperties(of: declaration)
    }

    func ownProperties(of declaration: ProtocolDeclaration) -> [Property] { readers[declaration.fullName] ?? [] }

    /// The base components of the whole ancestry, depth first.
    func parts(of declaration: ProtocolDeclaration) -> [ProtocolDeclaration] {
        declaration.parents.compactMap { protocols[$0.name] }.flatMap { parent in
            parent.styleableKind == .part ? [parent] : parts(of: parent)
        }
    }

    /// The direct parents of a kind.
    func parents(of declaration: ProtocolDeclaration, _ kind: Component.Kind) -> [ProtocolDeclaration] {
        declaration.parents.compactMap { protocols[$0.name] }.filter { $0.styleableKind == kind }
    }

    /// All components in the ancestry, each as often as it is inherited.
    func components(inheritedBy declaration: ProtocolDeclaration) -> [String] {
        declaration.parents.compactMap { protocols[$0.name] }.flatMap { parent in
            (parent.styleableKind == nil ? [] : [parent.fullName]) + components(inheritedBy: parent)
        }
    }

    private func inheritsItself(_ name: String) -> Bool {
        var seen: Set<String> = []
        var queue = protocols[name]?.parents.map(\.name) ?? []
        while let next = queue.popLast() {
            if next == name { return true }
            if seen.insert(next).inserted { queue += protocols[next]?.parents.map(\.name) ?? [] }
        }
        return false
    }
}

extension ProtocolDeclaration {
    /// The kind of styleable component that its tags declare; nil for none.
    var styleableKind: Component.Kind? {
        if annotations.has("BaseComponent") { return .part }
        return annotations.has("CompositeComponent") ? .composite : nil
    }
}
