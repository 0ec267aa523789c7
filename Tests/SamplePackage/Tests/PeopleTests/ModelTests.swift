import People
import Testing

struct ModelTests {
    let employee = People.Employee(id: 1, name: "Laurel Osborn", position: "Design lead")

    @Test func `an app's model keeps its values`() {
        #expect(employee.title == "Laurel Osborn")
        #expect(employee.subtitle == "Design lead")
        #expect(employee.detailImage != nil)
    }

    @Test func `models are read away from the main actor`() async {
        let employee = employee
        let lines = await Task.detached { index(of: [employee, Employee(id: 2, name: "Ahmad Nasser")]) }.value
        #expect(lines == ["Laurel Osborn, Design lead", "Ahmad Nasser"])
    }

    @Test func `what a model does not declare has a default`() {
        let contact = Contact(employee: employee)
        #expect(contact.footnote == nil)
        #expect(contact.descriptionText == nil)
        #expect(contact.actionItems == nil)
        #expect(WaysToReach(emailAddress: "laurel@example.com").actionItems?.map(\.data) == ["laurel@example.com"])
    }

    @Test func `data types are used on an actor of the app`() async throws {
        let plant = Plant(orders: [
            WorkOrder(number: 1, machine: "Pump", isUrgent: true), WorkOrder(number: 2, machine: "Fan"),
        ])
        #expect(await plant.summary() == ["Pump: Urgent", "Fan: waits"])
        #expect(await plant.contacts(phone: 1, mail: "a@example.com") == ["phone 1", "envelope a@example.com"])
        #expect(await plant.urgentColor() == "#AA0808FF")
        #expect(try await plant.styledParts(by: "title, subtitle { font-size: 20; }") == ["title", "subtitle"])
    }
}
