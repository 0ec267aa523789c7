import SwiftUI

/// Pages beside each other, one on screen at a time, as high as the highest of them; below them which one it is.
struct PageView<Page: View>: View {
    let numberOfPages: Int
    @ViewBuilder let page: (Int) -> Page

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 0) {
                ForEach(0..<numberOfPages, id: \.self) { index in
                    page(index)
                        .frame(maxWidth: .infinity, alignment: .topLeading)
                        .containerRelativeFrame(.horizontal)
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
