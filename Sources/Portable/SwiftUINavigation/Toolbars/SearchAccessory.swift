import SwiftUICore

/// Suggestions or scopes, with the environment of the view that they were given to.
struct SearchAccessory {
    let view: AnyView
    let environment: EnvironmentValues
    var activation = SearchScopeActivation.automatic
}
