import ClassicComponents
import ClassicConditionalComponents
import CurrentComponents
import CurrentConditionalComponents
import Testing

/// Every call that compiles with conditional initialisers compiles with the inferred one, and makes the same type.
///
/// Numbers: lower bounds, so that a fixture that lost its calls fails; the dialects have 98 and 275 today.
struct CallSiteTypeTests {
    @Test func `classic calls make the same types in both forms`() {
        let conditional = ClassicConditionalComponents.callSites()
        #expect(conditional.count > 80)
        #expect(ClassicComponents.callSites() == conditional)
    }

    @Test func `current calls make the same types in both forms`() {
        let conditional = CurrentConditionalComponents.callSites()
        #expect(conditional.count > 200)
        #expect(CurrentComponents.callSites() == conditional)
    }
}
