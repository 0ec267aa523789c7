import SwiftUICore

extension View {
    /// Puts items into the bars around the view.
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        let content = AnyView(content())
        return barSetting { settings, environment in
            settings.entries.append(
                ToolbarEntry(id: nil, placement: .automatic, view: content, environment: environment))
        }
    }

    /// Puts items into the bars around the view.
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        toolbar(of: content())
    }

    /// Puts items into the bars around the view that people may arrange; here they stay as they are.
    nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
    where Content: CustomizableToolbarContent {
        toolbar(of: content())
    }

    nonisolated private func toolbar<Content: ToolbarContent>(of content: Content) -> some View {
        modifier(ToolbarItemsModifier(items: content))
    }

    /// Sets the visibility of bars.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting { settings, _ in
            for bar in bars where settings.visibility[bar.kind] == nil { settings.visibility[bar.kind] = visibility }
        }
    }

    /// Takes an item away that the system puts in by itself.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        barSetting { settings, _ in if defaultItemKind != nil { settings.hidesSidebarToggle = true } }
    }

    /// Sets the background of bars.
    nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
    where S: ShapeStyle {
        let style = BarStyle(style: AnyShapeStyle(style))
        return barSetting { settings, _ in
            for bar in bars where settings.backgrounds[bar.kind] == nil { settings.backgrounds[bar.kind] = style }
        }
    }

    /// Sets the visibility of the background of bars.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barSetting { settings, _ in
            for bar in bars where settings.backgroundVisibility[bar.kind] == nil {
                settings.backgroundVisibility[bar.kind] = visibility
            }
        }
    }

    /// Sets the colour scheme of bars; nil for that of the page.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        barSetting { settings, _ in
            for bar in bars where settings.colorSchemes[bar.kind] == nil {
                settings.colorSchemes[bar.kind] = colorScheme
            }
        }
    }

    /// Sets the display mode of the page's title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        barSetting { settings, _ in
            guard settings.displayMode == nil else { return }
            settings.displayMode =
                switch mode.kind {
                case .automatic: .automatic
                case .large, .inlineLarge: .large
                case .inline: .inline
                }
        }
    }

    /// The menu that opens at a tap on the title, in place of the one that titles with a binding have.
    nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
        toolbar(of: ToolbarTitleMenu(described: content()))
    }

    /// Sets the role of the page's toolbar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        barSetting { settings, _ in settings.role = settings.role ?? role.kind }
    }
}
