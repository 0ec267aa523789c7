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
}
