import SwiftUI
import SwiftUITestHost

/// The texts that a component shows in regular width, where it shows most, in the order of letters.
@MainActor
func shownTexts(_ view: some View) -> [String] {
    ViewTest(view, DisplayConfiguration(width: 744, horizontalSizeClass: .regular)).texts.map(\.string).sorted()
}
