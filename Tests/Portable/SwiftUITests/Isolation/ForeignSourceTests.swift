import Testing

/// Code that other packages write with names of newer SDKs compiles as it is.
///
/// Numbers: eight files; none may have a message.
struct ForeignSourceTests {
    @Test(arguments: ForeignSource.all) func `foreign code compiles in Swift 6 mode`(_ file: ForeignSource) throws {
        let messages = try CheckedSource(file.source, in: .swift6).messages
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test(arguments: ForeignSource.all) func `foreign code compiles in Swift 5 mode`(_ file: ForeignSource) throws {
        let errors = try CheckedSource(file.source, in: .swift5).errors
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func `there is a file for each kind of name`() { #expect(ForeignSource.all.count == 8) }
}
