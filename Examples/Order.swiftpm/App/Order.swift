import Foundation

/// An order of pizzas with its price.
struct Order {
    enum Size: String, CaseIterable { case small, medium, large }

    static let kinds = ["Margherita", "Funghi", "Quattro Stagioni", "Marinara"]

    var name = ""
    var mail = ""
    var kind = Order.kinds[0]
    var size = Size.medium
    var count = 1
    var hasExtraCheese = false
    var date = Date.now
    /// In euros.
    var tip = 0.0

    var hasValidMail: Bool {
        let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }

    var isComplete: Bool { !name.isEmpty && hasValidMail }

    /// In euros.
    var total: Double {
        let prices: [Size: Double] = [.small: 7.5, .medium: 9, .large: 11.5]
        let base = prices[size] ?? 0
        return Double(count) * (base + (hasExtraCheese ? 1.5 : 0)) + tip
    }
}
