import Foundation

/// Wheels side by side for the parts of a date, in the order of the locale.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.localCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textDate) private var now

    var body: some View {
        let columns = DateColumns(configuration, calendar, now: now ?? Date())
        HStack(spacing: 0) {
            ForEach(columns.fields, id: \.self) { field in
                let column = columns.column(field)
                Wheel(
                    count: column.titles.count, index: column.index, isEndless: column.isEndless,
                    choose: { configuration.choose(columns.date(setting: field, to: $0)) }
                ) { index in
                    Text(verbatim: column.titles[index])
                        .foregroundStyle(column.allows(index) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                }
                .frame(maxWidth: field.maximumWidth)
                .layoutPriority(field == .date ? 1 : 0)
                .semantics(
                    .picker, children: .ignore, label: Text(system: field.word),
                    value: Text(verbatim: column.titles[column.index]),
                    actions: [
                        .increment { move(field, column.index + 1, columns) },
                        .decrement { move(field, column.index - 1, columns) },
                    ])
            }
        }
        .font(.system(size: 21))
        .frame(maxWidth: .infinity)
        .background { WheelBand() }
        .opacity(isEnabled ? 1 : 0.5)
        .allowsHitTesting(isEnabled)
        .semantics(.datePicker, children: .contain)
        .background { configuration.label.spokenOnly() }
        .spokenByItsText()
    }

    private func move(_ field: DateColumns.Field, _ index: Int, _ columns: DateColumns) {
        let column = columns.column(field)
        let count = column.titles.count
        guard column.isEndless || (0..<count).contains(index) else { return }
        configuration.choose(columns.date(setting: field, to: (index + count) % count))
    }
}

/// The wheels of a date picker: which there are, what is on them, and the dates that they stand for.
struct DateColumns {
    enum Field: Hashable {
        /// A day of the year, where the time is chosen as well.
        case date
        case day, month, year, hour, minute, half

        /// In points: names of days and months need more room than numbers (by eye).
        var maximumWidth: CGFloat {
            switch self {
            case .date: 172
            case .month: 160
            default: 72
            }
        }

        var word: SystemWord {
            switch self {
            case .date: .date
            case .day: .day
            case .month: .month
            case .year: .year
            case .hour: .hour
            case .minute: .minute
            case .half: .dayHalf
            }
        }
    }

    struct Column {
        let titles: [String]
        let index: Int
        var isEndless = false
        let allows: (Int) -> Bool
    }

    let fields: [Field]
    private let configuration: DatePickerStyleConfiguration
    private let calendar: Calendar
    private let selection: Date
    private let now: Date
    private let isTwelveHour: Bool

    /// How many days before and after the chosen one are on the wheel of days, and years on that of years.
    private static let days = 366
    private static let years = 100

    init(_ configuration: DatePickerStyleConfiguration, _ calendar: Calendar, now: Date) {
        self.configuration = configuration
        self.now = now
        self.calendar = calendar
        selection = configuration.selection
        let hourFormat = Self.format("j", calendar)
        isTwelveHour = hourFormat.contains("a")
        let components = configuration.displayedComponents
        var fields: [Field] = []
        if components == .date {
            let letters = Self.format("yMMMMd", calendar)
            let places: [(Field, String.Index?)] = [
                (.day, letters.firstIndex(of: "d")), (.month, letters.firstIndex { $0 == "M" || $0 == "L" }),
                (.year, letters.firstIndex { $0 == "y" || $0 == "U" || $0 == "r" }),
            ]
            fields = places.sorted { ($0.1 ?? letters.endIndex) < ($1.1 ?? letters.endIndex) }.map(\.0)
        } else {
            if components.contains(.date) { fields.append(.date) }
            fields += [.hour, .minute]
            if isTwelveHour { fields.append(.half) }
        }
        self.fields = fields
    }

    private static func format(_ template: String, _ calendar: Calendar) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
    }

    private func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: selection) }

    private var dayRange: Range<Int> { calendar.range(of: .day, in: .month, for: selection) ?? 1..<32 }

    private var firstYear: Int {
        configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? part(.year) - Self.years
    }

    private var lastYear: Int {
        max(
            firstYear, configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? part(.year) + Self.years
        )
    }

    func column(_ field: Field) -> Column {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        let numbers = NumberFormatter()
        numbers.locale = calendar.locale
        func number(_ value: Int, digits: Int = 1) -> String {
            numbers.minimumIntegerDigits = digits
            return numbers.string(from: NSNumber(value: value)) ?? String(value)
        }
        func unit(_ field: Field) -> Calendar.Component {
            switch field {
            case .date, .day: .day
            case .month: .month
            case .year: .year
            case .hour, .half: .hour
            case .minute: .minute
            }
        }
        let allows = { (index: Int) -> Bool in
            let date = date(setting: field, to: index)
            let span = calendar.dateInterval(of: unit(field), for: date) ?? DateInterval(start: date, duration: 0)
            return configuration.allows(span)
        }
        switch field {
        case .date:
            formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
            let locale = calendar.locale ?? .autoupdatingCurrent
            let titles = (-Self.days...Self.days).map { offset in
                let day = calendar.date(byAdding: .day, value: offset, to: selection) ?? selection
                return calendar.isDate(day, inSameDayAs: now)
                    ? SystemWord.today.string(in: locale) : formatter.string(from: day)
            }
            return Column(titles: titles, index: Self.days, allows: allows)
        case .day:
            let range = dayRange
            return Column(
                titles: range.map { number($0) }, index: part(.day) - range.lowerBound, isEndless: true, allows: allows)
        case .month:
            let names = calendar.standaloneMonthSymbols
            let index = min(part(.month) - 1, names.count - 1)
            return Column(titles: names, index: index, isEndless: true, allows: allows)
        case .year:
            // Years are written without separators.
            formatter.setLocalizedDateFormatFromTemplate("y")
            numbers.numberStyle = .none
            let titles = (firstYear...lastYear).map { number($0) }
            return Column(titles: titles, index: min(max(part(.year) - firstYear, 0), titles.count - 1), allows: allows)
        case .hour:
            let hour = part(.hour)
            if isTwelveHour {
                let titles = (0..<12).map { number($0 == 0 ? 12 : $0) }
                return Column(titles: titles, index: hour % 12, isEndless: true, allows: allows)
            }
            return Column(
                titles: (0..<24).map { number($0, digits: 2) }, index: hour, isEndless: true, allows: allows)
        case .minute:
            return Column(
                titles: (0..<60).map { number($0, digits: 2) }, index: part(.minute), isEndless: true, allows: allows)
        case .half:
            return Column(
                titles: [calendar.amSymbol, calendar.pmSymbol], index: part(.hour) < 12 ? 0 : 1, allows: allows)
        }
    }

    /// The chosen date with one of its parts at another row of the part's wheel.
    func date(setting field: Field, to index: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: selection)
        switch field {
        case .date: return calendar.date(byAdding: .day, value: index - Self.days, to: selection) ?? selection
        case .day: parts.day = dayRange.lowerBound + index
        case .month: parts.month = index + 1
        case .year: parts.year = firstYear + index
        case .hour: parts.hour = isTwelveHour ? index + (part(.hour) < 12 ? 0 : 12) : index
        case .minute: parts.minute = index
        case .half: parts.hour = part(.hour) % 12 + index * 12
        }
        // A day that the month does not have becomes its last one.
        if field == .month || field == .year {
            let day = parts.day ?? 1
            parts.day = 1
            guard let first = calendar.date(from: parts) else { return selection }
            let count = calendar.range(of: .day, in: .month, for: first)?.count ?? day
            parts.day = min(day, count)
        }
        return calendar.date(from: parts) ?? selection
    }
}
