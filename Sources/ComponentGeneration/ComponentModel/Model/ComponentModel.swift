/// Input of a run's generation: the component protocols and the components, resolved and checked.
package struct ComponentModel: Sendable {
    package let dialect: Dialect
    /// Component protocols in output order.
    let componentProtocols: [ComponentProtocol]
    /// Components ordered by name.
    package private(set) var components: [Component]
    package let diagnostics: [Diagnostic]

    /// Resolves the declarations of all files, which are those of one variant of the conditions.
    /// - Parameter otherNames: the names that are declared under other conditions.
    package init(files: [FileDeclarations], dialect: Dialect, otherNames: Set<String> = []) {
        self.dialect = dialect
        if dialect == .styleable {
            componentProtocols = []
            (components, diagnostics) = StyleableFrontEnd(files, otherNames: otherNames).model()
            return
        }
        let lookup = ParentLookup(files)
        let files = files.map(lookup.resolved)
        let index = DeclarationIndex(files: files, dialect: dialect, otherNames: otherNames)
        var diagnostics = index.diagnostics
        componentProtocols = index.componentOrder.compactMap { index.components[$0] }
        var components: [Component] = []
        components.reserveCapacity(index.models.count)
        let resolver = InheritanceResolver(index: index, dialect: dialect)
        let builder = ComponentBuilder(index: index, resolver: resolver, dialect: dialect)
        let allBuilt = Parallel.map(index.models.indices) {
            builder.component(index.models[$0].declaration, kind: index.models[$0].kind)
        }
        for built in allBuilt {
            components.append(built.component)
            diagnostics += built.diagnostics
        }
        for component in componentProtocols {
            diagnostics += resolver.unknownParents(of: component)
        }
        diagnostics += TagChecks.problems(in: files, dialect: dialect)
        diagnostics += ComponentChecks.problems(in: components, index: index)
        self.components = components.sorted { $0.name < $1.name }
        self.diagnostics = diagnostics
    }

    /// The model with some of its components.
    func limited(to isWanted: (Component) -> Bool) -> ComponentModel {
        var copy = self
        copy.components = components.filter(isWanted)
        return copy
    }

    /// A property with a style hook, and the availability of the protocol that declares it.
    struct StyledProperty {
        let name: String
        let availability: String?
    }

    /// Properties with a style hook, one for each name: properties of the component protocols first, then what the
    /// models declare themselves (plain and composite models before the not configurable ones).
    var styledProperties: [StyledProperty] {
        var names: Set<String> = []
        var styled: [StyledProperty] = []
        func add(_ property: Property, _ availability: String?) {
            guard property.isStyled, property.role != .handler, names.insert(property.name).inserted else { return }
            styled.append(StyledProperty(name: property.name, availability: availability))
        }
        for component in componentProtocols {
            for property in component.properties { add(property, component.availability) }
        }
        for isData in [false, true] {
            for component in components where (component.kind == .notConfigurable) == isData {
                for property in component.ownProperties { add(property, component.availability) }
            }
        }
        return styled
    }
}
