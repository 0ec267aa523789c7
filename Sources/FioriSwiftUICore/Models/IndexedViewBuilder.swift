import SwiftUI

/// Views that are shown one at a time, by their index.
nonisolated public protocol IndexedViewContainer: View {
    /// Number of views.
    var count: Int { get }

    /// Returns a view.
    /// - Parameter index: Index of the view, from 0.
    func view(at index: Int) -> AnyView
}

extension IndexedViewContainer {
    /// All views, in sequence.
    public var body: some View {
        ForEach(0..<count, id: \.self) { view(at: $0) }
    }
}

/// Views collected by an ``IndexedViewBuilder``.
nonisolated public struct IndexedViews: IndexedViewContainer {
    private let views: [AnyView]

    init(_ views: [AnyView]) { self.views = views }

    fileprivate init(joining parts: [IndexedViews]) { views = parts.flatMap(\.views) }

    public var count: Int { views.count }

    public func view(at index: Int) -> AnyView { views[index] }
}

/// Collects views that are shown one at a time.
@resultBuilder
nonisolated public enum IndexedViewBuilder {
    public static func buildExpression<V: View>(_ view: V) -> IndexedViews { IndexedViews([AnyView(view)]) }
    public static func buildExpression(_ views: IndexedViews) -> IndexedViews { views }
    public static func buildBlock(_ parts: IndexedViews...) -> IndexedViews { IndexedViews(joining: parts) }
    public static func buildOptional(_ part: IndexedViews?) -> IndexedViews { part ?? IndexedViews([]) }
    public static func buildEither(first part: IndexedViews) -> IndexedViews { part }
    public static func buildEither(second part: IndexedViews) -> IndexedViews { part }
    public static func buildArray(_ parts: [IndexedViews]) -> IndexedViews { IndexedViews(joining: parts) }
    public static func buildLimitedAvailability(_ part: IndexedViews) -> IndexedViews { part }
}

/// The pages of a form that is made from data.
nonisolated public struct _UserConsentPagesContainer: IndexedViewContainer {
    private let pages: [UserConsentPageModel]

    /// - Parameter userConsentPages: The pages, in the order they are read.
    public init(userConsentPages: [UserConsentPageModel]) { pages = userConsentPages }

    public var count: Int { pages.count }

    public func view(at index: Int) -> AnyView { AnyView(UserConsentPage(model: pages[index])) }
}

/// The forms of a view that is made from data.
nonisolated public struct _UserConsentFormsContainer: IndexedViewContainer {
    private let forms: [UserConsentFormModel]

    /// - Parameter userConsentForms: The forms, in the order they are asked.
    public init(userConsentForms: [UserConsentFormModel]) { forms = userConsentForms }

    public var count: Int { forms.count }

    public func view(at index: Int) -> AnyView { AnyView(UserConsentForm(model: forms[index])) }
}
