// The code has the form of the pages.
// swift-format-ignore-file
// The tutorial "Your first component".

import FioriSwiftUI
import SwiftUI
import SwiftUITestHost
import Testing

public protocol RankComponent {
    var rank: String? { get }
}

// example
// sourcery: generated_component
nonisolated public protocol PlayerItemModel: TitleComponent, SubtitleComponent, RankComponent {}
// end

/// The part of the generated API that the tutorial uses.
public struct PlayerItem {
    let title: Text
    let subtitle: Text?
    let rank: Text?

    init(title: String, subtitle: String? = nil, rank: String? = nil) {
        self.title = Text(title)
        self.subtitle = subtitle.map { Text($0) }
        self.rank = rank.map { Text($0) }
    }
}

// example
extension PlayerItem: View {
    public var body: some View {
        HStack {
            VStack(alignment: .leading) {
                title
                subtitle
            }
            Spacer()
            rank
        }
    }
}
// end

@MainActor
@Suite("Documentation: your first component")
struct FirstComponentTests {
    @Test func itsTestPasses() throws {
        // example
        let test = ViewTest(PlayerItem(title: "Ann", subtitle: "Hamburg", rank: "1"))
        #expect(try test.frame(of: "Ann").minX == 0)
        // end
    }
}
