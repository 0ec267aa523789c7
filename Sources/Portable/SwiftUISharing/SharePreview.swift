import CoreTransferable
import SwiftUICore

/// The title and the pictures of a value that is shared. On Linux dialogs show the title.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    let title: Text
    private let image: Image?
    private let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}

extension SharePreview {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
        self.init(title: Text(title), image: image, icon: icon)
    }

    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }
}

extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
        self.init(title: Text(title), image: nil, icon: icon)
    }

    public init(_ title: Text, icon: Icon) {
        self.init(title: title, image: nil, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, image: Image) where S: StringProtocol {
        self.init(title: Text(title), image: image, icon: nil)
    }

    public init(_ title: Text, image: Image) {
        self.init(title: title, image: image, icon: nil)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey), image: nil, icon: nil)
    }

    @_disfavoredOverload
    public init<S>(_ title: S) where S: StringProtocol {
        self.init(title: Text(title), image: nil, icon: nil)
    }

    public init(_ title: Text) {
        self.init(title: title, image: nil, icon: nil)
    }
}
