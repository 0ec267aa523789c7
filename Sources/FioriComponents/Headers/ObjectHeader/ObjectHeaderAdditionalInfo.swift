import SwiftUI

nonisolated private struct AdditionalInfoAlignmentKey: EnvironmentKey {
    static var defaultValue: HorizontalAlignment { .leading }
}

nonisolated extension EnvironmentValues {
    /// The alignment of body text, footnote and description of an ``ObjectHeader``; leading by default.
    public var objectHeaderAdditionalInfoAlignment: HorizontalAlignment {
        get { self[AdditionalInfoAlignmentKey.self] }
        set { self[AdditionalInfoAlignmentKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the alignment of body text, footnote and description of headers of objects in this view.
    /// - Parameter alignment: `.leading`, `.center` or `.trailing`.
    public func objectHeaderAdditionalInfoAlignment(_ alignment: HorizontalAlignment) -> some View {
        environment(\.objectHeaderAdditionalInfoAlignment, alignment)
    }
}
