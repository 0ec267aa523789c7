import Foundation
import Testing

/// A mistake in a row of a list is reported at its place, and soon.
///
/// The compiler tries the overloads of each enclosing call again for an error within: one overload too many in
/// `ViewBuilder` made it fifty times as slow. The branches of the solver are counted, not seconds: Swift 6.3 enters
/// 200 to 400 for the right code, and 3,500 to 15,000 for the wrong code, which takes it half a second at most.
///
/// Numbers: the limits are those that the project set itself.
@Suite(.serialized) struct CompilerTimeTests {
    /// The places where a row stands in apps; `@` is the row.
    static let nestings: [(name: String, code: String)] = [
        (
            "a titled section",
            """
            List {
                Section("People") {
                    ForEach(people) { person in
                        NavigationLink {
                            Text(person.role)
                        } label: {
                            @
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) { people.removeAll { $0.id == person.id } }
                        }
                    }
                }
            }
            """
        ),
        (
            "a section with a header",
            """
            List {
                Section {
                    ForEach(people, id: \\.id) { person in
                        NavigationLink(value: person.id) {
                            @
                        }
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button { people.removeLast() } label: { Label("Delete", systemImage: "trash") }
                        }
                    }
                } header: {
                    Text("People")
                }
            }
            """
        ),
    ]

    @Test(arguments: Mistake.all, nestings)
    func `a mistake in a nested row is reported at its place and soon`(
        _ mistake: Mistake, _ nesting: (name: String, code: String)
    ) throws {
        let right = Self.page(nesting.code, row: mistake.right)
        let wrong = Self.page(nesting.code, row: mistake.wrong)
        let place = try #require(wrong.firstIndex(of: "«"))
        let before = wrong[..<place].split(separator: "\n", omittingEmptySubsequences: false)
        let checkedRight = try TypeChecking(right)
        let checked = try TypeChecking(wrong.replacingOccurrences(of: "«", with: ""))
        let errors = checked.errors
        #expect(checkedRight.errors.isEmpty, "\(checkedRight.errors)")
        let found = errors.first { error in mistake.says.allSatisfy(error.text.contains) }
        #expect(found != nil, "\(errors)")
        #expect(found?.line == before.count, "\(errors)")
        #expect(found?.column == (before.last?.utf8.count ?? 0) + 1, "\(errors)")
        #expect(!errors.contains { $0.text.contains("reasonable time") })
        #expect((1..<1_000).contains(checkedRight.scopes), "\(checkedRight.scopes)")
        #expect((1..<20_000).contains(checked.scopes), "\(checked.scopes)")
    }

    /// A container of the app's own, in whose closure the type of the element follows from the data.
    @Test func `arithmetic in the rows of a container like ForEach is checked soon`() throws {
        func page(_ row: String) -> String {
            """
            import SwiftUI

            struct Each<Data: RandomAccessCollection, Content: View>: View {
                let data: Data
                @ViewBuilder let content: (Data.Element) -> Content

                init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
                    self.data = data
                    self.content = content
                }

                var body: some View { EmptyView() }
            }

            struct Page: View {
                var body: some View {
                    Each(0..<14) { i in \(row) }
                }
            }
            """
        }
        let plain = try TypeChecking(page(#"Text("\(i)")"#))
        let arithmetic = try TypeChecking(
            page(
                #"Text("\(i)").frame(maxWidth: .infinity).frame(height: CGFloat(40 + (i * 37) % 90))"#
                    + ".background(Color(hue: Double(i) / 14, saturation: 0.4 + Double(i % 3) / 10, brightness: 0.9))"))
        #expect(plain.errors.isEmpty && arithmetic.errors.isEmpty, "\(plain.errors) \(arithmetic.errors)")
        #expect((1..<15_000).contains(arithmetic.scopes), "\(arithmetic.scopes), \(plain.scopes) without arithmetic")
    }

    private static func page(_ nesting: String, row: String) -> String {
        """
        import FioriSwiftUICore
        import SwiftUI

        struct Person: Identifiable {
            var id = 0
            var name = ""
            var role = ""
            var nickname: String?
            var done = false
            var tasks = 3
            var progress = 0.5
        }

        struct Page: View {
            @State private var people: [Person] = []
            @State private var title = ""

            var body: some View {
                \(nesting.replacingOccurrences(of: "@", with: row))
            }
        }
        """
    }
}
