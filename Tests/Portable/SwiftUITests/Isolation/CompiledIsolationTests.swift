import Testing

/// Apps are told of the same faults of isolation here as by Apple's SwiftUI.
///
/// Numbers: 22 rules, from the isolation of SwiftUI's declarations in the SDKs of iOS 18.1 and newer, as listed in
/// Docs/Isolation.md.
struct CompiledIsolationTests {
    @Test(arguments: IsolationRule.all) func `Swift 6 mode tells of what breaks the isolation`(_ rule: IsolationRule)
        throws
    {
        let source = try CheckedSource(rule.source, in: .swift6)
        switch rule.answer {
        case .compiles: #expect(source.messages.isEmpty)
        case .isTold(let words): #expect(source.messages.contains { $0.contains(words) }, "\(source.messages)")
        }
    }

    @Test(arguments: IsolationRule.all) func `Swift 5 mode has no error`(_ rule: IsolationRule) throws {
        #expect(try CheckedSource(rule.source, in: .swift5).errors.isEmpty)
    }

    @Test(arguments: IsolationRule.all.filter(\.compiles)) func `what compiles does so on the main actor by default`(
        _ rule: IsolationRule
    ) throws {
        #expect(try CheckedSource(rule.source, in: .swift6OnMainActor).messages.isEmpty)
    }

    @Test func `there are rules that compile and rules that do not`() {
        #expect(IsolationRule.all.count == 22)
        #expect(IsolationRule.all.count(where: \.compiles) == 12)
    }
}

extension IsolationRule {
    fileprivate var compiles: Bool {
        if case .compiles = answer { return true }
        return false
    }
}
