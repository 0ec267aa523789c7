/// A component to generate: the same for all dialects. Everything an output file needs is in here.
package struct Component: Sendable {
    package enum Kind: Sendable {
        /// A view builder for each part.
        case viewBuilder
        /// The same, composed of other components.
        case composite
        /// Data only: what other components use to show theirs.
        case notConfigurable
        /// One part, of which others are composed: the base component of the styleable dialect.
        case part
    }

    /// `PersonDetailItem`
    package let name: String
    /// `PersonDetailItemModel`
    let modelName: String
    package let kind: Kind
    let position: SourcePosition
    var documentation: [String] = []
    /// Properties in the order of the initialisers.
    var properties: [Property] = []
    /// The environment values that the body reads, by name.
    var environmentValues: [String] = []
    /// Names of view builders that have no data.
    var extraBuilders: [String] = []
    /// The declaration's documentation of these builders, by name.
    var extraBuilderDocumentation: [String: String] = [:]
    /// True if `init(model:)` is generated, not written by hand.
    var hasModelInitializer = true
    /// Member declarations, as written in the tags.
    var virtualProperties: [String] = []
    /// The arguments of `@available`.
    var availability: String?
    var imports: [String] = []
    /// The reason for a generic `init(model:)` in the protocols that the model inherits, directly or indirectly.
    var genericModelReason: GenericModelReason?
    /// The composed models of the classic dialect.
    var groups: [ComposedGroup] = []
    /// The properties that the model protocol itself declares.
    var ownProperties: [Property] = []
    /// The styles of a styleable component.
    var composition = Composition()
}

/// The reason for `init<Model>(model: Model) where Model: …` in place of `init(model:)`.
enum GenericModelReason: Sendable {
    /// An ancestor is `AnyObject`.
    case reference
    /// An ancestor has associated types or `Self` requirements: `ObservableObject`, `Identifiable`, `Hashable`…
    case associatedType
}

/// The members that a classic composite inherits from another model, shown by one view.
struct ComposedGroup: Sendable {
    /// The inherited protocol, `ActivityItemsModel`.
    let modelName: String
    /// The view that shows the group, `ActivityItems`.
    let backing: String
    /// Indices into the properties of the component; the first is the part of the composite.
    let members: [Int]
}

/// A component protocol to generate, such as `TitleComponent`.
struct ComponentProtocol: Sendable {
    let name: String
    let position: SourcePosition
    /// True if it was declared by its own protocol, not by a property of `_Component`.
    let isMultiple: Bool
    var parents: [ParentReference] = []
    var properties: [Property] = []
    var annotations = Annotations()
    var documentation: [String] = []

    var availability: String? { annotations.text("availableAttributeContent") }
}
