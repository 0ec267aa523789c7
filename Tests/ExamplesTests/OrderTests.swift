import SwiftUITestHost
import Testing

@testable import Order

/// The form that orders pizzas.
///
/// Numbers: worked out from the prices of `Order.total`: a medium pizza is 9, a large one 11.5, cheese 1.5. Two large
/// ones with cheese and a tip of 2.5 are 2 × 13 + 2.5 = 28.5.
@MainActor
@Suite("Form of an order")
struct OrderTests {
    @Test func `the total is that of size, number, cheese and tip`() {
        var order = Order()
        #expect(order.total == 9)
        order.size = .large
        order.count = 2
        order.hasExtraCheese = true
        order.tip = 2.5
        #expect(order.total == 28.5)
    }

    @Test(arguments: ["", "a", "a@", "@b", "a@b@c"])
    func `a mail address has one @ between two names`(_ mail: String) {
        var order = Order()
        order.name = "Ada"
        order.mail = mail
        #expect(!order.isComplete)
        order.mail = "ada@example.com"
        #expect(order.isComplete)
    }

    @Test func `a form that is complete can be sent, and the sheet repeats the order`() throws {
        let test = try AppTest(OrderApp.self, DisplayConfiguration(width: 390, height: 1200)).window()
        #expect(try test.element("Place Order").isEnabled == false)
        try test.type("Ada", into: "Name")
        try test.type("ada", into: "Mail")
        #expect(test.texts.contains { $0.string.hasPrefix("The address needs") })
        try test.type("@example.com")
        #expect(!test.texts.contains { $0.string.hasPrefix("The address needs") })
        try test.activate("Extra cheese")
        #expect(test.texts.contains { $0.string.contains("10.50") })
        try test.tap("Place Order")
        #expect(test.texts.contains { $0.string == "Thank you, Ada!" })
        try test.tap("Done")
        test.advance(by: 1)
        #expect(!test.texts.contains { $0.string == "Thank you, Ada!" })
    }
}
