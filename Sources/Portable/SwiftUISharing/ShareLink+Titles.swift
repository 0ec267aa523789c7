import CoreTransferable
import SwiftUICore

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares values, each with a preview.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(title: nil)
        )
    }

    /// Shares a value.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    )
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
            label: DefaultShareLinkLabel(title: nil))
    }

    /// Shares values, each with a preview.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares a value.
    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    )
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares values, each with a preview.
    @_disfavoredOverload
    public init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    )
    where S: StringProtocol {
        self.init(
            items: items, subject: subject, message: message, preview: preview,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares a value.
    @_disfavoredOverload
    public init<S, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    )
    where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares values, each with a preview.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview,
            label: DefaultShareLinkLabel(title: title))
    }

    /// Shares a value.
    public init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    )
    where Data == CollectionOfOne<I>, I: Transferable {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
            label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// Shares values.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: nil))
    }

    /// Shares values.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares values.
    @_disfavoredOverload
    public init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    )
    where S: StringProtocol {
        self.init(
            items: items, subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares values.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// Shares values.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: nil))
    }

    /// Shares values.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares values.
    @_disfavoredOverload
    public init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    )
    where S: StringProtocol {
        self.init(
            items: items, subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares values.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares a value.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: nil))
    }

    /// Shares a value.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares a value.
    @_disfavoredOverload
    public init<S>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL>, S: StringProtocol {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares a value.
    public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: title))
    }

    /// Shares a value.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: nil))
    }

    /// Shares a value.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares a value.
    @_disfavoredOverload
    public init<S>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String>, S: StringProtocol {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares a value.
    public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String> {
        self.init(
            items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
            label: DefaultShareLinkLabel(title: title))
    }
}
