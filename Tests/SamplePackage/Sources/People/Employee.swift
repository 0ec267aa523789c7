import FioriSwiftUI
import SwiftUI

/// A type of an app's own data layer: a plain value that may be used on every actor, shown by a component because it
/// conforms to the component's model.
public struct Employee: Sendable, Identifiable {
    public let id: Int
    public let name: String
    public let position: String?
    public let emailAddress: String?

    public init(id: Int, name: String, position: String? = nil, emailAddress: String? = nil) {
        self.id = id
        self.name = name
        self.position = position
        self.emailAddress = emailAddress
    }
}

extension Employee: PersonDetailItemModel {
    public var title: String { name }
    public var subtitle: String? { position }
    public var detailImage: Image? { Image(systemName: "person.crop.circle") }
}

/// The names for an index. Reads models away from the main actor: everything here is nonisolated.
public func index(of models: [any PersonDetailItemModel]) -> [String] {
    models.map { model in
        guard let subtitle = model.subtitle else { return model.title }
        return "\(model.title), \(subtitle)"
    }
}
