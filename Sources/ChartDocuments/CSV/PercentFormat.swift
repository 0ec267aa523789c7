import Foundation

/// The format of axes whose values were written in percent.
enum PercentFormat {
    static func formatter(_ locale: Locale, digits: Int) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        formatter.locale = locale
        formatter.maximumFractionDigits = digits
        return formatter
    }

    /// The fraction digits that the percentages of columns have, 2 through 6.
    static func digits(of columns: [[Double]]) -> Int {
        var digits = 2
        for column in columns {
            for share in column where share.isFinite {
                var scaled = abs(share) * pow(10, Double(digits + 2))
                while digits < 6, abs(scaled - scaled.rounded()) > 1e-6 * max(scaled, 1) {
                    (digits, scaled) = (digits + 1, scaled * 10)
                }
                if digits == 6 { return 6 }
            }
        }
        return digits
    }
}
