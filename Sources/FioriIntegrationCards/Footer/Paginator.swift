import FioriSwiftUICore
import SwiftUI

/// The pages of a card as dots between two arrows.
nonisolated struct Paginator: View {
    private let paginator: ResolvedPaginator
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    /// The greatest number of pages that have a dot each; more are told by numbers.
    static let maximumDots = 5

    init(_ paginator: ResolvedPaginator) { self.paginator = paginator }

    @MainActor var body: some View {
        HStack(spacing: 8) {
            arrow("chevron.backward", words.previousPage, to: paginator.pageIndex - 1)
            Group {
                if paginator.pageCount <= Self.maximumDots {
                    dots
                } else {
                    Text(words.page(paginator.pageIndex + 1, of: paginator.pageCount))
                        .modifier(CardFooterParts.page)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(words.page(paginator.pageIndex + 1, of: paginator.pageCount)))
            arrow("chevron.forward", words.nextPage, to: paginator.pageIndex + 1)
        }
        .modifier(CardFooterParts.paginator)
        .frame(maxWidth: .infinity)
    }

    @MainActor private var dots: some View {
        HStack(spacing: 4) {
            ForEach(0..<paginator.pageCount, id: \.self) { index in
                let isActive = index == paginator.pageIndex
                Button {
                    actions.setPage(index)
                } label: {
                    Circle()
                        .fill(.preferredColor(isActive ? .tintColor : .secondaryLabel))
                        .frame(width: isActive ? 8 : 4, height: isActive ? 8 : 4)
                        .padding(isActive ? 3 : 6)
                        .contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
            }
        }
    }

    @MainActor private func arrow(_ symbol: String, _ label: String, to index: Int) -> some View {
        Button {
            actions.setPage(index)
        } label: {
            Image(systemName: symbol)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.preferredColor(.tintColor))
                .frame(minWidth: 32, minHeight: 32)
                .contentShape(Circle())
        }
        .buttonStyle(CardTapStyle())
        .disabled(!(0..<paginator.pageCount).contains(index))
        .opacity((0..<paginator.pageCount).contains(index) ? 1 : 0.4)
        .accessibilityLabel(Text(label))
    }
}

/// The looks of a footer's parts, by their names in style sheets.
nonisolated enum CardFooterParts {
    static let paginator = Themed("CardFooter.paginator", EmptyModifier())
    static let page = Themed("CardFooter.page", TextStyle(.caption, .secondaryLabel))
}
