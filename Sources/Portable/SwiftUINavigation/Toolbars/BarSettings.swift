@_spi(Floors) import SwiftUICore
import ValueReflection

/// The settings of a page for the bars around it; handed up as a preference.
package struct BarSettings {
    var title: Text?
    /// For titles that people may change.
    var titleEditing: TitleEditing?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var role: ToolbarRole.Kind?
    var hidesBackButton = false
    var hidesSidebarToggle = false
    package var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
    package var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
    package var backgrounds: [ToolbarPlacement.Kind: BarStyle] = [:]
    var colorSchemes: [ToolbarPlacement.Kind: ColorScheme] = [:]
    var entries: [ToolbarEntry] = []
    var search: SearchFieldState?
    var searchSuggestions: SearchAccessory?
    var searchScopes: SearchAccessory?
    /// Places where suggestions are hidden, and places whose visibility was set either way.
    var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
    var suggestionPlacements: SearchSuggestionsPlacement.Set = []
    /// True if the bar keeps its title and items while people search.
    var keepsBarInSearch = false

    package init() {}

    /// No bars at all.
    static var bare: BarSettings {
        var settings = BarSettings()
        settings.visibility = [.navigationBar: .hidden, .bottomBar: .hidden]
        return settings
    }

    /// The value for a bar; the navigation bar falls back to the automatic one.
    func value<T>(_ values: [ToolbarPlacement.Kind: T], _ bar: ToolbarPlacement.Kind) -> T? {
        values[bar] ?? (bar == .navigationBar ? values[.automatic] : nil)
    }

    /// True if the title is large; pages that do not say so are as the one below them (Apple's documentation).
    func wantsLargeTitle(inherited: Bool) -> Bool {
        switch displayMode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: inherited
        }
    }

    func hasLargeTitle(inherited: Bool) -> Bool { title != nil && wantsLargeTitle(inherited: inherited) }

    func entries(_ placements: ToolbarItemPlacement.Kind...) -> [ToolbarEntry] {
        entries.filter { placements.contains($0.placement) && !$0.isTitleMenu }
    }

    package struct Key: PreferenceKey {
        package static var defaultValue: BarSettings { BarSettings() }

        /// The first view that says something has it; items are gathered.
        package static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
            let next = nextValue()
            if value.title == nil { (value.title, value.titleEditing) = (next.title, next.titleEditing) }
            value.displayMode = value.displayMode ?? next.displayMode
            value.role = value.role ?? next.role
            value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
            value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
            value.visibility.merge(next.visibility) { first, _ in first }
            value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
            value.backgrounds.merge(next.backgrounds) { first, _ in first }
            value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
            value.entries += next.entries
            value.search = value.search ?? next.search
            value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
            value.searchScopes = value.searchScopes ?? next.searchScopes
            value.hiddenSuggestions.formUnion(next.hiddenSuggestions.subtracting(value.suggestionPlacements))
            value.suggestionPlacements.formUnion(next.suggestionPlacements)
            value.keepsBarInSearch = value.keepsBarInSearch || next.keepsBarInSearch
        }
    }
}

/// The background of a bar.
package struct BarStyle: Equatable {
    package let style: AnyShapeStyle

    package static func == (lhs: BarStyle, rhs: BarStyle) -> Bool { ValueComparison.areEqual(lhs.style, rhs.style) }
}

/// Sets something of the bars around the content.
nonisolated struct BarSettingModifier: ViewModifier {
    typealias Body = Never

    /// True if the first page of a navigation container in the content follows it as well.
    var reachesDown = false
    let write: @MainActor (inout BarSettings, EnvironmentValues) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { BarSettingNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class BarSettingNode: TransparentModifierNode<BarSettingModifier> {
    override init(
        modifier: _GraphValue<BarSettingModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        declaresPreferences(PreferenceKeySet(BarSettings.Key.self))
        graph.preferencesDidChange()
    }

    override var passesBoxesOn: Bool { true }

    private var derived: EnvironmentValues?

    override func contentEnvironment() -> EnvironmentValues {
        guard modifier.reachesDown else { return environment }
        if let derived { return derived }
        var values = environment
        values.outerBarSettings = OuterBarSettings(outer: environment.outerBarSettings) { [weak self] settings in
            guard let self, self.isAlive else { return }
            self.modifier.write(&settings, self.environment)
        }
        derived = values
        return values
    }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) { derived = nil }
        graph.preferencesDidChange()
        super.apply(change)
    }

    override func willRemove() { graph.preferencesDidChange() }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == BarSettings.Key.self else { return super.preference(key) }
        var settings = content.preference(BarSettings.Key.self) ?? BarSettings()
        modifier.write(&settings, environment)
        return settings as? Key.Value
    }
}

/// Bar settings of views around a navigation container, for its first page.
@MainActor
final class OuterBarSettings {
    private let outer: OuterBarSettings?
    private let write: (inout BarSettings) -> Void

    init(outer: OuterBarSettings?, write: @escaping (inout BarSettings) -> Void) {
        self.outer = outer
        self.write = write
    }

    func apply(to settings: inout BarSettings) {
        write(&settings)
        outer?.apply(to: &settings)
    }
}

private struct OuterBarSettingsKey: ScreenLocalKey { static var defaultValue: OuterBarSettings? { nil } }

extension EnvironmentValues {
    var outerBarSettings: OuterBarSettings? {
        get { self[OuterBarSettingsKey.self] }
        set { self[OuterBarSettingsKey.self] = newValue }
    }
}

extension View {
    /// Like a bar setting; where it is given to a navigation container it goes for the first page.
    nonisolated func searchSetting(_ write: @escaping (inout BarSettings, EnvironmentValues) -> Void) -> some View {
        nonisolated(unsafe) let write = write
        return modifier(BarSettingModifier(reachesDown: true) { write(&$0, $1) })
    }

    nonisolated func barSetting(_ write: @escaping (inout BarSettings, EnvironmentValues) -> Void) -> some View {
        nonisolated(unsafe) let write = write
        return modifier(BarSettingModifier { write(&$0, $1) })
    }
}
