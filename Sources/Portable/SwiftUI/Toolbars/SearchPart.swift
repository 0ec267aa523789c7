/// Suggestions or scopes, with the environment of the view that they were given to.
struct SearchPart {
    let view: AnyView
    let environment: EnvironmentValues
    var activation = SearchScopeActivation.automatic
}
