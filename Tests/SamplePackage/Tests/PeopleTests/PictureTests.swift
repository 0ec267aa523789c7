#if os(Linux)
    import People
    import SwiftUITestHost
    import Testing

    /// What an app's own test sees of its views on Linux.
    @MainActor
    struct PictureTests {
        @Test func cellsOfTheAppAreLaidOut() throws {
            let employee = People.Employee(id: 1, name: "Laurel Osborn", position: "Design lead")
            let test = ViewTest(PersonCells(employee: employee), DisplayConfiguration(width: 358))
            #expect(test.size.width == 358)
            #expect(!test.texts.isEmpty)
            #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        }
    }
#endif
