import Testing

@testable import IntegrationCardModel

/// The account of pictures within addresses.
///
/// Numbers: 1,024 bytes are charged for the address of a picture, however long it is; 5,022 are the 22 of
/// "data:image/png;base64," and the 5,000 letters of each test; the bound of 10,000 is the test's own.
struct SharedPicturesTests {
    private func address(_ letter: String) -> String {
        "data:image/png;base64," + String(repeating: letter, count: 5_000)
    }

    private var budget: CardBudget {
        var limits = CardLimits.Content()
        limits.maximumPictureBytes = 10_000
        return CardBudget(limits)
    }

    @Test func `a picture that values share is charged once`() {
        let budget = budget
        let value = JSONValue.string(address("A"))
        var count = 0
        for _ in 0..<100 where budget.admits(value) { count += 1 }
        #expect(count == 100)
        #expect(budget.charge == CardBudget.Charge(bytes: 102_400, values: 200, pictureBytes: 5_022))
    }

    @Test func `pictures of their own are charged as a whole`() {
        let budget = budget
        #expect(budget.admits(.string(address("A"))))
        let before = budget.charge
        #expect(!budget.admits(.array([.string(address("B")), .string(address("C"))])))
        #expect(budget.charge == before)
        // 10,044 bytes in all.
        #expect(!budget.admits(.string(address("D"))) && budget.charge == before)
    }

    @Test func `what is given back can be charged again`() {
        let budget = budget
        for _ in 0..<20 {
            let before = budget.charge
            #expect(budget.admits(.string(address("A"))))
            budget.release(budget.charge - before)
        }
        #expect(budget.charge == CardBudget.Charge())
    }

    @Test func `the address of a picture keeps its storage`() throws {
        let text = address("A")
        let media = try #require(SafeLink.media(text))
        guard case .image(let image)? = ResolvedImage(text) else {
            Issue.record("no image")
            return
        }
        #expect(storage(of: media) == storage(of: text) && storage(of: image) == storage(of: text))
        #expect(SafeLink.media(" DATA:image/png;base64,AA\n") == "DATA:image/png;base64,AA")
        #expect(SafeLink.media("data:text/html," + text) == nil)
    }

    private func storage(of text: String) -> UnsafeRawPointer? {
        text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    }
}
