import Foundation

/// The texts of a chart in a language: those of an app's data, long as they are in business.
struct ChartTexts {
    let locale: Locale
    let title: String
    private let seriesName: String
    private let partName: String
    let numericTitle: String

    /// - Parameter language: `en`, `de` or `ar`; another one has English texts.
    init(language: String) {
        locale = Locale(identifier: language)
        switch language {
        case "de":
            (title, numericTitle) = ("Umsatz nach Vertriebsgebiet", "Umsatz in Tausend Euro")
            (seriesName, partName) = ("Vertriebsgebiet", "Warengruppe")
        case "ar":
            (title, numericTitle) = ("الإيرادات حسب المنطقة", "الإيرادات بالآلاف")
            (seriesName, partName) = ("المنطقة", "المجموعة")
        default:
            (title, numericTitle) = ("Revenue by Sales Region", "Revenue in thousands")
            (seriesName, partName) = ("Region", "Product group")
        }
    }

    /// The name of a series.
    func series(_ index: Int) -> String { "\(seriesName) \(number(index))" }

    /// The name of a part.
    func part(_ index: Int) -> String { "\(partName) \(number(index))" }

    /// The names of a year's months.
    var months: [String] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar.standaloneMonthSymbols
    }

    private func number(_ index: Int) -> String { (index + 1).formatted(.number.grouping(.never).locale(locale)) }
}
