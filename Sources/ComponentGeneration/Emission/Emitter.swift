/// Turns the component model into the files of a run.
package struct Emitter: Sendable {
    let options: EmitterOptions

    package init(_ options: EmitterOptions) { self.options = options }

    /// All files, in the order of their kinds and names.
    /// - Parameters:
    ///   - models: the component model of each variant of the conditions.
    ///   - variants: the conditions, which are written around what they decide.
    func files(for models: [ComponentModel], in variants: ConditionVariants) -> [GeneratedFile] {
        let text = ConditionalText(variants: variants)
        let models = models.map(limited)
        let filesOfComponents = models.map { model in
            // A component's files depend on the component only, so all processors can write at once.
            Parallel.map(model.components.indices) { files(for: model.components[$0]) }.flatMap { $0 }
        }
        return sharedFiles(for: models, text) + text.merged(filesOfComponents)
    }

    /// The model with the components that are asked for.
    private func limited(_ model: ComponentModel) -> ComponentModel {
        guard !options.components.isEmpty else { return model }
        return model.limited { options.components.contains($0.name) || options.components.contains($0.modelName) }
    }

    private func sharedFiles(for models: [ComponentModel], _ text: ConditionalText) -> [GeneratedFile] {
        if options.dialect == .styleable {
            return StyleableFiles(options: options).sharedFiles(for: models.map(\.components), text)
        }
        let protocols = models.map { ComponentProtocolsFile(protocols: $0.componentProtocols).fragments }
        let styled = models.map(\.styledProperties)
        let values = styled.map(EnvironmentValuesFile.init(properties:))
        var files = [
            ComponentProtocolsFile.file(text.merged(protocols)),
            EnvironmentKeysFile.file(text.merged(styled.map { EnvironmentKeysFile(properties: $0).fragments })),
            EnvironmentValuesFile.file(
                values: text.merged(values.map(\.values)), functions: text.merged(values.map(\.functions)),
                dialect: options.dialect),
        ]
        if options.dialect == .current {
            let extensions = models.map { ComponentProtocolExtensionsFile(protocols: $0.componentProtocols).fragments }
            files.append(ComponentProtocolExtensionsFile.file(text.merged(extensions)))
        }
        return files
    }

    /// The files of one component.
    func files(for component: Component) -> [GeneratedFile] {
        if options.dialect == .styleable { return StyleableFiles(options: options).files(for: component) }
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
