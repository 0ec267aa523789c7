@_exported import FioriComponents
import SwiftUI

extension View {
    /// The same as the generated modifier, for the one style that code of the original form names with a dot: both modules
    /// have a part named Title, and the name alone would be ambiguous.
    func titleStyle(_ style: TitleFioriStyle) -> some View {
        transformEnvironment(\.titleStyleStack) { $0.append(style) }
    }
}
