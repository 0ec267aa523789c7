/// The form in which a styleable component takes a property, stores it, and hands it to its styles.
struct PartForm: Sendable {
    enum Kind: Sendable {
        /// A view builder without arguments. It is called at once, and its view is stored.
        case builder
        /// A view builder with arguments. The closure is stored.
        case builderWithArguments
        case binding
        case value
        /// Two parameters of the data initialiser, which nothing stores: the place where `_MandatoryField` is inherited.
        case mandatoryField
    }

    let kind: Kind
    /// True for a builder by annotation, for which the data initialiser takes data.
    var isAnnotated = false
    /// The attributes of the builder's parameter: `@ViewBuilder`.
    var attributes = ""
    /// The type of a builder's view: `any View`, or what the declaration says it returns.
    var viewType = "any View"
    /// True if styles get the view as it is, without a wrapper.
    var isUnwrapped = false
    /// The type of the parameter, if it is a closure that the component stores or calls.
    var closure = ""
    /// True if the component keeps the closure of its parameter.
    var escapes = false
    /// The view that shows the data; nil if the data is a view.
    var backing: String?
    /// The default of the parameter in the view-builder initialiser.
    var builderDefault: String?
    /// The default of the parameter in the data initialiser.
    var dataDefault: String?
    /// True if a base component declares it, so that a composite shows it by that component.
    var isPart = false

    var isBuilder: Bool { kind == .builder || kind == .builderWithArguments }
}

/// The styles of a styleable component, and the components that it is composed of.
struct Composition: Sendable {
    /// A component inherited directly, which the base style can show as a whole.
    struct Assembly: Sendable {
        let name: String
        let properties: [Property]
    }

    /// True if nothing of the component is public.
    var isInternal = false
    /// Components whose styles belong to this one: all base components of the ancestry, then the composites that are
    /// inherited directly.
    var children: [String] = []
    var assemblies: [Assembly] = []
}
