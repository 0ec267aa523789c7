/// Replaces the parents of all declarations by the protocols and classes that they mean.
///
/// Aliases are followed, also those of compositions, nested ones, and those with parameters; so are names with their
/// module or the type that they are nested in. A name without a declaration stays as it is.
struct ParentLookup {
    private var aliases: [String: TypealiasDeclaration] = [:]
    /// Full names of all protocols and types, and the names of the component protocols.
    private(set) var declared: Set<String> = []
    /// True to keep a parent that is written twice, which is to be reported.
    private let keepsRepetitions: Bool

    init(_ files: [FileDeclarations], keepsRepetitions: Bool = false) {
        self.keepsRepetitions = keepsRepetitions
        for file in files {
            for alias in file.typealiases { aliases[alias.fullName] = alias }
            declared.formUnion(file.protocols.map(\.fullName))
            declared.formUnion(file.nominalTypes.map(\.fullName))
        }
        // The names of component protocols are not written anywhere: markers have to be known first.
        for file in files {
            for declaration in file.protocols
            where isMarked(declaration.parents, declaration.scope, ComponentMarker.multipleProperties) {
                declared.insert(DeclarationIndex.componentName(declaration.name))
            }
            for declaration in file.componentStructs
            where isMarked(declaration.parents, declaration.scope, ComponentMarker.singleProperties) {
                declared.formUnion(declaration.properties.map { DeclarationIndex.componentName($0.name) })
            }
        }
    }

    /// The declarations with the full names of their parents.
    func resolved(_ file: FileDeclarations) -> FileDeclarations {
        var file = file
        for index in file.protocols.indices {
            file.protocols[index].parents = all(file.protocols[index].parents, file.protocols[index].scope)
        }
        for index in file.componentStructs.indices {
            file.componentStructs[index].parents = all(
                file.componentStructs[index].parents, file.componentStructs[index].scope)
        }
        for index in file.nominalTypes.indices {
            file.nominalTypes[index].parents = all(file.nominalTypes[index].parents, file.nominalTypes[index].scope)
        }
        return file
    }

    private func isMarked(_ parents: [ParentReference], _ scope: [String], _ marker: String) -> Bool {
        all(parents, scope).contains { $0.name == marker }
    }

    private func all(_ parents: [ParentReference], _ scope: [String]) -> [ParentReference] {
        let all = parents.flatMap { expanded($0, scope, following: []) }
        if keepsRepetitions { return all }
        var seen: Set<String> = []
        return all.filter { seen.insert($0.name).inserted }
    }

    private func expanded(
        _ parent: ParentReference, _ scope: [String], following visited: Set<String>
    ) -> [ParentReference] {
        let parts = parent.name.split(separator: ".").map(String.init)
        guard let last = parts.last else { return [parent] }
        if ComponentMarker.all.contains(last) { return [ParentReference(name: last, position: parent.position)] }
        for name in candidates(parts, scope) {
            if let alias = aliases[name] {
                // A circle of aliases leads nowhere: the name stays, and is unknown.
                guard !visited.contains(name) else { return [parent] }
                return alias.parents.flatMap { target in
                    expanded(
                        ParentReference(name: target.name, position: parent.position), alias.scope,
                        following: visited.union([name]))
                }
            }
            if declared.contains(name) { return [ParentReference(name: name, position: parent.position)] }
        }
        if parts.count > 1, Self.systemModules.contains(parts[0]), InheritanceResolver.knownProtocols.contains(last) {
            return [ParentReference(name: last, position: parent.position)]
        }
        return [parent]
    }

    /// The full names that a name may mean, from the innermost type outwards; the last one is without its module.
    private func candidates(_ parts: [String], _ scope: [String]) -> [String] {
        let inside = (0...scope.count).reversed().map { (scope.prefix($0) + parts).joined(separator: ".") }
        return parts.count > 1 ? inside + [parts.dropFirst().joined(separator: ".")] : inside
    }

    /// Modules of the system: what they declare has no parts of components.
    static let systemModules: Set<String> = [
        "AppKit", "Combine", "CoreGraphics", "Foundation", "Observation", "OpenCombine", "Swift", "SwiftData",
        "SwiftUI",
        "UIKit", "WatchKit", "_Concurrency",
    ]
}
