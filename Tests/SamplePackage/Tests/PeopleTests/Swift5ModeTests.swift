import PeopleInSwift5
import Testing

/// The same sources in the older language mode.
struct Swift5ModeTests {
    @Test func `models and data types are used away from the main actor`() async throws {
        let lines = await Task.detached { index(of: [Employee(id: 2, name: "Ahmad Nasser")]) }.value
        #expect(lines == ["Ahmad Nasser"])
        let plant = Plant(orders: [WorkOrder(number: 1, machine: "Pump", isUrgent: true)])
        #expect(await plant.summary() == ["Pump: Urgent"])
        #expect(await plant.contacts(phone: 1, mail: "a@example.com") == ["phone 1", "envelope a@example.com"])
        #expect(await plant.urgentColor() == "#AA0808FF")
    }
}
