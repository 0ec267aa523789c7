import SwiftUI

nonisolated private struct TagsLineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

nonisolated private struct MoreTagKey: EnvironmentKey {
    static var defaultValue: (@MainActor (Int) -> any View)? { nil }
}

nonisolated extension EnvironmentValues {
    /// The number of lines of a ``TagStack``; nil for as many as it needs.
    var tagsLineLimit: Int? {
        get { self[TagsLineLimitKey.self] }
        set { self[TagsLineLimitKey.self] = newValue }
    }

    /// The content of the tag that counts those beyond the limit; nil for "+3 more".
    var moreTag: (@MainActor (Int) -> any View)? {
        get { self[MoreTagKey.self] }
        set { self[MoreTagKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Limits the number of lines that tags take. Tags that do not fit are left out.
    /// - Parameter limit: The greatest number of lines, 1 or more; nil for as many as the tags need.
    public func tagsLineLimit(_ limit: Int?) -> some View {
        environment(\.tagsLineLimit, limit.map { max($0, 1) })
    }

    /// Sets the content of the tag that counts those beyond the limit.
    /// - Parameter content: Makes the content from the number of tags that are left out.
    public func moreTag<Content: View>(@ViewBuilder _ content: @escaping @MainActor (Int) -> Content) -> some View {
        environment(\.moreTag) { content($0) }
    }
}
