/// The toolbar below a page: 44 high (Human Interface Guidelines), one item in the middle, several from the leading edge.
struct BottomBar: View {
    let settings: BarSettings

    var body: some View {
        let items = settings.entries(.bottomBar, .status)
        if !items.isEmpty, settings.value(settings.visibility, .bottomBar) != .hidden {
            HStack(spacing: 16) {
                if items.count == 1 { Spacer(minLength: 0) }
                BarItems(entries: items)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 16)
            .frame(height: 44)
            .background {
                if settings.value(settings.backgroundVisibility, .bottomBar) != .hidden {
                    BarBackground(style: settings.value(settings.backgrounds, .bottomBar), edge: .bottom)
                }
            }
            .semantics(.toolbar, children: .contain)
        }
    }
}
