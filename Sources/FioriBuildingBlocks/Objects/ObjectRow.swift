import FioriThemeManager
import SwiftUI

/// A row for an object of which only texts and pictures are known, in the look of the older SDK's object items. Style sheets
/// and `StyleCache` name its parts as theirs: `ObjectItem.title`.
struct ObjectRow: View {
    let title: String
    let subtitle: String?
    let footnote: String?
    let status: State?
    let substatus: State?
    let detailImage: Image?
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// A text, or a picture in its place.
    enum State {
        case text(String)
        case picture(Image)
    }

    private enum Looks {
        static let title = Themed(
            "ObjectItem.title", TextStyle(.headline, weight: .semibold, .primaryLabel), as: .cellTitle)
        static let subtitle = Themed("ObjectItem.subtitle", TextStyle(.body, .primaryLabel), as: .cellDetail)
        static let footnote = Themed("ObjectItem.footnote", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let status = Themed("ObjectItem.status", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let substatus = Themed("ObjectItem.substatus", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let detailImage = Themed("ObjectItem.detailImage", PortraitStyle())
    }

    var body: some View {
        ObjectLayout(
            isRegular: horizontalSizeClass == .regular, splitPercent: nil, hasIcons: false,
            hasImage: detailImage != nil, hasDescription: false, hasStatus: status != nil || substatus != nil,
            hasAction: false
        ) {
            EmptyView()
        } picture: {
            detailImage.modifier(Looks.detailImage).modifier(ObjectImageShape(side: 45))
        } texts: {
            Text(title).modifier(Looks.title).modifier(TitleLineLimit(lines: 2)).titleRowPart(.title)
            if let subtitle { Text(subtitle).modifier(Looks.subtitle).modifier(ObjectLineLimit(lines: 1)) }
            if let footnote { Text(footnote).modifier(Looks.footnote).modifier(ObjectLineLimit(lines: 1)) }
        } description: {
            EmptyView()
        } status: {
            if let status { StateView(state: status).modifier(Looks.status).modifier(ObjectLineLimit(lines: 2)) }
            if let substatus {
                StateView(state: substatus).modifier(Looks.substatus).modifier(ObjectLineLimit(lines: 2))
            }
        } action: {
            EmptyView()
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .cellStyleClass()
    }
}

private struct StateView: View {
    let state: ObjectRow.State

    var body: some View {
        switch state {
        case .text(let text): Text(text)
        case .picture(let image): image
        }
    }
}
