/// The names of the styleable dialect.
enum StyleableName {
    /// The parent that marks a field as one that may have to be filled in.
    static let mandatoryField = "_MandatoryField"

    /// `_ObjectItemComponent` -> `ObjectItem`: the suffix goes, wherever it stands, and one leading underscore.
    static func component(_ declared: String) -> String {
        var name = declared
        for suffix in ["Model", "Component"] where name.hasSuffix(suffix) {
            name = name.replacing(suffix, with: "")
            break
        }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}

extension Component {
    /// `objectItem`, with which the names of the component's style hooks begin.
    var hookName: String { name.lowercasedFirst }
    /// `fiori_objectitem_component`
    var styleIdentifier: String { "fiori_\(name.lowercased())_component" }
    var isPart: Bool { kind == .part }
    /// `public ` unless the component is internal.
    var access: String { composition.isInternal ? "" : "public " }
    /// The properties that the component stores.
    var storedProperties: [Property] { properties.filter { $0.form.kind != .mandatoryField } }
    var isMandatoryField: Bool { properties.contains { $0.form.kind == .mandatoryField } }
    /// True if data can stand for one of the views.
    var hasDataInitializer: Bool { properties.contains { $0.form.isAnnotated } }
}
