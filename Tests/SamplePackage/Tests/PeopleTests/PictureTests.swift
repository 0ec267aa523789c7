#if os(Linux)
    import Catalogue
    import People
    import SwiftUITestHost
    import Testing

    /// The views of an app on Linux, in its own test.
    ///
    /// Numbers: sizes are those that the test proposes; 8, 10 and 30 are fewer than the texts that the catalogue names.
    @MainActor
    struct PictureTests {
        @Test func `cells of the app are laid out`() throws {
            let employee = People.Employee(id: 1, name: "Laurel Osborn", position: "Design lead")
            let test = ViewTest(PersonCells(employee: employee), DisplayConfiguration(width: 358))
            #expect(test.size.width == 358)
            #expect(!test.texts.isEmpty)
            #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        }

        /// Everything in the catalogue is drawn without an error, in the narrow and in the wide form.
        @Test(arguments: [CGFloat(390), 1024])
        func `the whole catalogue is laid out`(width: CGFloat) throws {
            let screen = DisplayConfiguration(
                width: width, height: 8000, horizontalSizeClass: width < 600 ? .compact : .regular)
            let objects = ViewTest(
                PeopleAndObjects(colleague: Colleague(title: "Laurel Osborn"), machine: Machine(title: "Pump")), screen)
            #expect(objects.texts.filter { $0.string == "Laurel Osborn" }.count >= 8)
            #expect(objects.texts.filter { $0.string == "Pump" }.count >= 8)
            #expect(ViewTest(Numbers(figures: [Figure(title: "1"), Figure(title: "2")]), screen).texts.count > 30)
            #expect(ViewTest(Choices(), screen).texts.count > 10)
            #expect(ViewTest(MachineTable(machines: [Machine(title: "Pump")]), screen).has("Edit"))
            #expect(!ViewTest(Pages(), screen).texts.isEmpty)
        }
    }
#endif
