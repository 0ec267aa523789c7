import SwiftUI

nonisolated extension Text {
    /// The prompt of an empty field. The system's own colour of prompts has a contrast below 2 on the fill of fields; that of
    /// secondary labels has 4.5 at least, light and dark.
    static func fieldPrompt(_ text: String) -> Text {
        Text(verbatim: text).foregroundStyle(.preferredColor(.secondaryLabel))
    }
}
