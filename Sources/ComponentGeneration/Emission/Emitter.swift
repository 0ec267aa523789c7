/// Turns the component model into the files of a run.
package struct Emitter: Sendable {
    let options: EmitterOptions

    package init(_ options: EmitterOptions) { self.options = options }

    /// All files, in the order of their kinds and names.
    package func files(for model: ComponentModel) -> [GeneratedFile] {
        let components = model.components
        // A component's files depend on the component only, so all processors can write at once.
        let filesOfEach = Parallel.map(components.indices) { files(for: components[$0]) }
        return sharedFiles(for: model) + filesOfEach.flatMap { $0 }
    }

    func sharedFiles(for model: ComponentModel) -> [GeneratedFile] {
        let styled = model.styledProperties
        var files = [
            ComponentProtocolsFile(protocols: model.componentProtocols).file,
            EnvironmentKeysFile(properties: styled).file,
            EnvironmentValuesFile(properties: styled, dialect: options.dialect).file,
        ]
        if options.dialect == .current {
            files.append(ComponentProtocolExtensionsFile(protocols: model.componentProtocols).file)
        }
        return files
    }

    /// The files of one component.
    func files(for component: Component) -> [GeneratedFile] {
        var files = [
            component.kind == .notConfigurable
                ? DataComponentAPIFile(component: component, options: options).file
                : ComponentAPIFile(component, options).file
        ]
        if options.writesBoilerplate { files.append(BoilerplateFile(component: component, options: options).file) }
        if component.kind != .notConfigurable, options.initializers == .conditional {
            files.append(ConditionalInitializersFile(component, options).file)
        }
        if options.dialect == .current, let file = ModelExtensionsFile(component: component).file {
            files.append(file)
        }
        return files
    }
}
