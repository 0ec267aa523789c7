import SwiftUI

/// A number with its units: the view that a ``KPIItem`` made of ``KPIItemData`` shows.
nonisolated public struct KPIItemDataView: View {
    private let data: KPIItemData
    @Environment(\.locale) private var locale

    /// - Parameter data: Number to show.
    public init(_ data: KPIItemData) { self.data = data }

    @MainActor public var body: some View {
        let texts = data.parts(locale: locale).map(\.text)
        (texts.first.map { texts.dropFirst().reduce($0, +) } ?? Text(verbatim: ""))
            .modifier(NumberFit())
    }
}

extension KPIItemData.Component {
    /// Text of a part. Parts are joined to a single text, on one baseline and in the reading order of numbers.
    fileprivate var text: Text {
        switch self {
        case .metric(let number): Text(verbatim: number)
        case .unit(let unit): Text(verbatim: unit).font(Self.small)
        case .icon(let image): Text(image).font(Self.small)
        case .measure(let measurement, let formatter): Text(verbatim: formatter.string(from: measurement))
        }
    }

    private static var small: Font { .fiori(forTextStyle: .title3) }
}
