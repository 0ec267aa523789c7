import FioriSwiftUI
import SwiftUI

/// The work at a machine, as kept in the app's data layer and shown by `ObjectItem`.
public struct WorkOrder: Sendable {
    public let number: Int
    public let machine: String
    public let isUrgent: Bool
    public let tags: [String]?

    public init(number: Int, machine: String, isUrgent: Bool = false, tags: [String]? = nil) {
        self.number = number
        self.machine = machine
        self.isUrgent = isUrgent
        self.tags = tags
    }
}

extension WorkOrder: ObjectItemModel, TagStackModel {
    public var title: String { machine }
    public var subtitle: String? { "Order \(number)" }
    public var status: TextOrIcon? { isUrgent ? .text("Urgent") : .icon(Image(systemName: "clock")) }
    public var icons: [TextOrIcon]? { isUrgent ? [.icon(Image(systemName: "bolt"))] : nil }
    public var action: ActionModel? { nil }
}

/// The orders of a plant. It has an actor of its own, on which models, data types, colours and style sheets are used.
public actor Plant {
    private var orders: [WorkOrder]

    public init(orders: [WorkOrder]) { self.orders = orders }

    /// The texts of a list of orders, without a list.
    public func summary() -> [String] {
        orders.map { order in
            let model: any ObjectItemModel = order
            return switch model.status {
            case .text(let text)?: "\(model.title): \(text)"
            case .icon?: "\(model.title): waits"
            case nil: model.title
            }
        }
    }

    /// The contact details of the responsible people.
    public func contacts(phone: Int, mail: String) -> [String] {
        let list = ActivityItemList.phone(phone).email(mail)
        return list.items.map { "\($0.type.symbolName ?? "") \($0.data ?? "")" }
    }

    /// The colour of urgent orders on light backgrounds.
    public func urgentColor() -> String? { Palette.latest.hexColor(for: .negativeLabel, in: .dark)?.description }

    /// The parts of components that a style sheet changes.
    public func styledParts(by sheet: String) throws -> [String] { try StyleSheet(sheet).rules.map(\.property) }
}
