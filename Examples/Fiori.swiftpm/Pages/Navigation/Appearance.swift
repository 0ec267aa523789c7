import SwiftUI

/// The circumstances of the app that the reader chooses for a look; nil leaves them as they are on the device.
struct Appearance: Equatable {
    var scheme: ColorScheme?
    var textSize: DynamicTypeSize?
    var language: Language?

    /// A language that formats dates and numbers, names what the system names, and has a direction.
    enum Language: String, CaseIterable, Identifiable {
        case english = "en_US"
        case german = "de_DE"
        case arabic = "ar_EG"

        var id: Self { self }

        /// The name in the language itself.
        var name: String {
            switch self {
            case .english: "English"
            case .german: "Deutsch"
            case .arabic: "العربية"
            }
        }

        var locale: Locale { Locale(identifier: rawValue) }

        var direction: LayoutDirection { self == .arabic ? .rightToLeft : .leftToRight }
    }

    static let textSizes: [(name: String, size: DynamicTypeSize)] = [
        ("Small", .small), ("Large", .large), ("Extra Extra Large", .xxLarge), ("Accessibility 1", .accessibility1),
        ("Accessibility 3", .accessibility3), ("Accessibility 5", .accessibility5),
    ]
}

/// A menu with the choices of an ``Appearance``.
struct AppearanceMenu: View {
    @Binding var appearance: Appearance

    var body: some View {
        Menu {
            Picker("Appearance", selection: $appearance.scheme) {
                Text("Device").tag(ColorScheme?.none)
                Text("Light").tag(ColorScheme?.some(.light))
                Text("Dark").tag(ColorScheme?.some(.dark))
            }
            Picker("Text Size", selection: $appearance.textSize) {
                Text("Device").tag(DynamicTypeSize?.none)
                ForEach(Appearance.textSizes, id: \.size) { Text($0.name).tag(DynamicTypeSize?.some($0.size)) }
            }
            .pickerStyle(.menu)
            Picker("Language", selection: $appearance.language) {
                Text("Device").tag(Appearance.Language?.none)
                ForEach(Appearance.Language.allCases) { Text($0.name).tag(Appearance.Language?.some($0)) }
            }
            .pickerStyle(.menu)
        } label: {
            Label("Appearance", systemImage: "textformat.size")
        }
    }
}

/// Shows content in the circumstances that the reader has chosen.
struct AppearanceModifier: ViewModifier {
    let appearance: Appearance
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content
            .environment(\.dynamicTypeSize, appearance.textSize ?? textSize)
            .environment(\.locale, appearance.language?.locale ?? locale)
            .environment(\.layoutDirection, appearance.language?.direction ?? direction)
            .preferredColorScheme(appearance.scheme)
    }
}
