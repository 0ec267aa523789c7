import FioriCharts
import Foundation

/// The chart of a table: the first column names the categories, each other column is a series.
///
/// Scatter charts take a label, then x and y of each series (or x and y alone); bubble charts x, y and size. Radial charts
/// and Harvey balls take a total and a part from one row.
struct CSVChart {
    /// More labels than this are never drawn, so dates among them need no formatting.
    private static let formattedLabels = 2_000

    let model: ChartModel
    /// Remarks on what was assumed.
    private(set) var remarks: [String]

    /// The columns of numbers with signs of percent, counted without that of labels.
    var percentSeries: Set<Int> = []
    /// The fraction digits of percentages.
    var percentDigits = 2
    /// The labels of categories as they are in the table, where the model has other titles.
    private(set) var writtenLabels: [String]?
    /// The columns of points for each axis of values; nil for other kinds.
    private(set) var columnsOfPoints: (x: [Int], y: [Int])?

    private let type: ChartType
    let locale: Locale
    private let options: ChartDocumentOptions
    private let currencies: CurrencySigns
    private(set) var table: CSVTable
    /// True if labels of categories are dates with offsets, which are shown in the zone.
    private var labelsDependOnZone = false

    init(
        _ source: ByteSource, type: ChartType, locale: Locale, options: ChartDocumentOptions = ChartDocumentOptions(),
        exactLimit: Int = 1_000_000
    ) throws {
        self.type = type
        self.locale = locale
        self.options = options
        let dimensions = Self.dimensions(of: type)
        var reading = CSVTable.Options(mayReduce: Self.mayReduce(type), exactLimit: exactLimit)
        reading.document = options
        let firstColumn = options.firstColumn
        let isPoints = type == .scatter || type == .bubble
        reading.hasNumericLabels = { count, isNumber in
            switch firstColumn {
            case .values: true
            case .time: false
            case .automatic, .categories, .numbers:
                if count == 1, dimensions == 1 {
                    isNumber
                } else if isPoints {
                    count == dimensions && isNumber
                } else {
                    count == dimensions && dimensions > 1
                }
            }
        }
        if locale.decimalSeparator == "," { reading.decimalSeparator = UInt8(ascii: ",") }
        reading.language = locale.identifier
        reading.currencies = CurrencySigns(locale: locale)
        reading.areDates = { texts in
            if case .dates = DateColumn.read(LabelColumn(texts), locale: locale) { true } else { false }
        }
        currencies = reading.currencies
        table = try CSVTable(source, options: reading)
        remarks = table.remarks
        model = ChartModel(chartType: type, data: [])
        if Self.isPartOfTotal(type) {
            try readPartOfTotal()
        } else if dimensions > 1 {
            try readPoints(dimensions: dimensions)
        } else {
            try readSeries()
        }
        writeUnits()
        if options.clocks != nil, !model.categoryAxis.isTimeAxis, !labelsDependOnZone {
            remarks.append("--time-zone has no effect, since the chart has no axis of time")
        }
    }

    /// The number of values per point.
    private static func dimensions(of type: ChartType) -> Int {
        switch type {
        case .scatter, .micro_radial, .micro_harvey_ball: 2
        case .bubble: 3
        default: 1
        }
    }

    private static func isPartOfTotal(_ type: ChartType) -> Bool { type == .micro_radial || type == .micro_harvey_ball }

    /// True for kinds of which neighbouring rows may be reduced to their extremes.
    private static func mayReduce(_ type: ChartType) -> Bool {
        switch type {
        case .line, .area, .stock, .column, .bar, .combo, .micro_area, .micro_column: true
        case .stackedColumn, .stackedBar, .waterfall, .scatter, .bubble, .donut, .micro_bullet, .micro_harvey_ball,
            .micro_radial, .micro_stacked_bullet:
            false
        }
    }

    /// The names of the columns of numbers.
    private var names: [String] { Array(table.header.suffix(table.columns.count)) }

    private var hasLabels: Bool { table.columns.count < table.header.count }

    private var zone: TimeZone? {
        switch options.clocks {
        case .asWritten: nil
        case .zone(let zone): zone
        case nil: .gmt
        }
    }

    // MARK: Series

    private mutating func readSeries() throws {
        if readRowOfBullet() { return }
        var titles: AxisTitles?
        if !hasLabels {
            remarks.append(
                "there is no column of categories: each column is a series; --first-column categories reads the first one "
                    + "as categories")
        } else {
            titles = try axisTitles() ?? titlesOfCategories().map { titles in AxisTitles(values: nil) { titles } }
        }
        model.takeValues(table.columns)
        if let titles { model.takeTitles(ofSeries: table.columns.count, values: titles.values, titles.make) }
        model.titlesForSeries = names.map { $0.isEmpty ? nil : $0 }
    }

    /// The titles of categories, made where they are needed, and the times or numbers that they write.
    private struct AxisTitles {
        var values: CategoryValues?
        var make: () -> [String?]
    }

    /// Kinds whose categories may be placed by time.
    private var hasTimeAxis: Bool {
        switch type {
        case .line, .area, .stock, .column, .stackedColumn, .combo, .micro_area, .micro_column: true
        default: false
        }
    }

    private var hasNumericAxis: Bool { type == .line || type == .area || type == .micro_area }

    /// The titles of an axis of times or numbers, with the rows in its order; nil where the first column has categories.
    private mutating func axisTitles() throws -> AxisTitles? {
        let choice = options.firstColumn
        leaveOutRowsWithoutLabel(hasTimeAxis: hasTimeAxis)
        var otherLabel: String?
        if choice == .automatic || choice == .time {
            switch readDates() {
            case .dates(let column) where hasTimeAxis:
                return try timeTitles(column)
            case .mixed(let index, let text):
                if choice == .time { throw fault(index, text, expected: "a date like those above") }
                otherLabel =
                    "row \(table.row(ofLabel: index)): “\(text.prefix(40))” is no date like \(index == 0 ? "the others" : "those above"), "
                    + "so that the first column is read as categories"
            case .versions(let text):
                otherLabel = DateColumn.remark(onVersions: text)
            case .none where choice == .time: throw fault(0, table.labels[0], expected: "a date")
            case .none, .dates: break
            }
            if choice == .time, !hasTimeAxis { throw noAxis(of: "time", kinds: "lines, areas, columns and points") }
        }
        if choice == .numbers, !hasNumericAxis { throw noAxis(of: "numbers", kinds: "lines and areas") }
        guard hasNumericAxis || choice == .automatic, choice != .categories, choice != .time else { return nil }
        let count = remarks.count
        let mayLookLikeDates = hasTimeAxis && choice == .automatic
        let titles = try numberTitles(isWanted: choice == .numbers)
        // Numbers have a remark of their own.
        if remarks.count == count, titles == nil,
            let remark = otherLabel ?? (mayLookLikeDates ? UnreadDates.remark(table.labels, locale: locale) : nil)
        {
            remarks.append(remark)
        }
        return titles
    }

    private func readDates() -> DateColumn.Reading {
        DateColumn.read(table.labels, locale: locale, isWanted: options.firstColumn == .time)
    }

    /// Remarks on dates that are read otherwise than they may be meant.
    private mutating func noteDates(_ column: DateColumn) {
        if let remark = column.remark { remarks.append(remark) }
        if let remark = OtherCalendar.remark(column, table.labels, locale: locale) { remarks.append(remark) }
    }

    /// Leaves out rows without a date or a number, with a remark.
    private mutating func leaveOutRowsWithoutLabel(hasTimeAxis: Bool) {
        guard options.firstColumn == .automatic else { return }
        let (locale, table, currencies, hasNumericAxis) = (locale, table, currencies, hasNumericAxis)
        let remark = self.table.leaveOutRowsWithoutLabel { labels in
            if hasTimeAxis, case .dates = DateColumn.read(labels, locale: locale) { return "date" }
            return hasNumericAxis && table.areNumbers(labels, currencies) ? "number" : nil
        }
        if let remark { remarks.append(remark) }
    }

    private func noAxis(of name: String, kinds: String) -> ChartDocumentError {
        ChartDocumentError(
            place: .document, expected: "a kind of chart with an axis of \(name): \(kinds)", found: type.rawValue,
            advice: "leave out --first-column")
    }

    private func fault(_ index: Int, _ text: String, expected: String) -> ChartDocumentError {
        let name = table.header[0]
        return ChartDocumentError(
            place: .row(table.row(ofLabel: index), column: table.skippedColumns + 1, name: name.isEmpty ? nil : name),
            expected: expected,
            found: "“\(text.prefix(40))”", advice: "--first-column categories reads the column as categories")
    }

    private mutating func timeTitles(_ column: DateColumn) throws -> AxisTitles {
        noteDates(column)
        let (instants, _) = ZoneOffsets.resolve(column.times, zone: zone)
        model.categoryAxis.isTimeAxis = true
        model.categoryAxis.timeZone = zone
        let labels = table.labels
        let titles = { column.isISO ? labels.titles() : Self.titles(column, labels: labels) }
        let order = try order(by: instants, expected: "ascending dates")
        if column.areYears, order != nil || column.reachesBeyondUsualYears {
            remarks.append(
                "the first column (\(table.header[0])) has numbers from 1500 to 2199, and is read as years; --first-column "
                    + "categories reads it as categories")
        }
        noteRepeatedTimes(instants, order: order)
        guard let order else { return AxisTitles(values: .times(column.times), make: titles) }
        table.reorder(order)
        return AxisTitles(values: .times(order.map { column.times[$0] })) {
            let titles = titles()
            return order.map { titles[$0] }
        }
    }

    /// A remark on columns of the same time, which hide one another.
    /// - Parameter order: The order of the rows in which times ascend; nil where they do.
    private mutating func noteRepeatedTimes(_ instants: [Double], order: [Int]?) {
        // Of rows that were reduced, some are kept twice.
        guard type == .column || type == .stackedColumn || type == .combo, table.rowCount == instants.count else {
            return
        }
        let rows = order ?? Array(instants.indices)
        let repeated = zip(rows, rows.dropFirst()).filter { instants[$0] == instants[$1] }
        guard let first = repeated.first else { return }
        let count = repeated.count == 1 ? "one row has" : "\(repeated.count) rows have"
        remarks.append(
            "\(count) the time of another one, such as \(table.labels[first.0]), and columns stand over one another there; "
                + "--first-column categories draws them side by side")
    }

    /// The labels where they are ISO dates already, or the dates as such.
    private static func titles(_ column: DateColumn, labels: LabelColumn) -> [String?] {
        zip(column.times, labels).map { time, label in
            WrittenTime(iso: label) == time ? label : time.iso
        }
    }

    /// The order of the rows that makes numbers ascend; nil where they do.
    private func order(by numbers: [Double], expected: String) throws -> [Int]? {
        guard let index = Self.place(in: numbers, breaking: { $0 <= $1 }) else { return nil }
        if Self.place(in: numbers, breaking: { $0 >= $1 }) == nil { return Array(numbers.indices.reversed()) }
        guard table.rowCount == numbers.count else {
            throw ChartDocumentError(
                place: .document,
                expected: "\(expected) in the first column of a table of more values than are kept",
                found: "“\(table.labels[index + 1])” after “\(table.labels[index])”",
                advice: "sort the table, or --first-column categories")
        }
        return numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    }

    /// The index of the first number that is not in an order with the next one; nil where all are.
    @inline(__always)
    private static func place(in numbers: [Double], breaking isOrdered: (Double, Double) -> Bool) -> Int? {
        numbers.withUnsafeBufferPointer { numbers in
            for index in 0..<max(numbers.count - 1, 0) where !isOrdered(numbers[index], numbers[index + 1]) {
                return index
            }
            return nil
        }
    }

    /// The numbers of the labels.
    /// - Returns: nil where one is none; otherwise also if all are written as a title has to be but for spaces.
    private func numbersOfLabels(isWanted: Bool) throws -> (numbers: [Double], arePlain: Bool)? {
        let separator = table.separators.columns[0]
        var arePlain = separator == UInt8(ascii: ".")
        if let numbers = table.labelNumbers { return (numbers, arePlain) }
        var numbers: [Double] = []
        for (index, label) in table.labels.enumerated() {
            var text = label
            if let number = text.withUTF8({ NumberText.number($0, separator: separator) }) {
                numbers.append(number)
            } else if case .number(let number, nil) = CellNumber(label, decimal: separator, currencies: currencies) {
                arePlain = false
                numbers.append(number)
            } else {
                if isWanted { throw fault(index, label, expected: "a number") }
                return nil
            }
        }
        return (numbers, arePlain)
    }

    private mutating func numberTitles(isWanted: Bool) throws -> AxisTitles? {
        // Periods of a financial year, such as 010.2024, are no numbers.
        if !isWanted, table.hasPeriods { return nil }
        guard let (numbers, arePlain) = try numbersOfLabels(isWanted: isWanted) else { return nil }
        guard hasNumericAxis else {
            remarks.append(
                "the first column (\(table.header[0])) has numbers and is read as categories; --first-column values reads "
                    + "it as a series")
            return nil
        }
        let ascends = Self.place(in: numbers, breaking: { $0 < $1 }) == nil
        let descends = !ascends && Self.place(in: numbers, breaking: { $0 > $1 }) == nil
        guard isWanted || ascends || descends || table.rowCount > numbers.count else {
            remarks.append(
                "the first column (\(table.header[0])) has numbers that do not ascend, and is read as categories; "
                    + "--first-column numbers places them by value, --first-column values reads it as a series")
            return nil
        }
        if numbers.count > 1 {
            remarks.append(
                "the first column (\(table.header[0])) is read as an axis of numbers; --first-column values reads it as a "
                    + "series, --first-column categories as categories")
        }
        model.categoryAxis.isNumericAxis = true
        let labels = table.labels
        let areTitles = arePlain && table.labelNumbers != nil && !table.labelsMayHaveSpaces
        let titles = {
            areTitles
                ? labels.titles()
                : zip(numbers, labels).map { number, label in
                    arePlain && !label.utf8.contains { $0 <= UInt8(ascii: " ") } ? label : "\(number)"
                }
        }
        guard let order = try order(by: numbers, expected: "ascending numbers") else {
            return AxisTitles(values: .numbers(numbers), make: titles)
        }
        table.reorder(order)
        return AxisTitles(values: .numbers(order.map { numbers[$0] })) {
            let titles = titles()
            return order.map { titles[$0] }
        }
    }

    /// The titles of categories; days are written as the language writes them.
    private mutating func titlesOfCategories() -> [String?]? {
        let labels = table.labels
        if labels.areEmpty { return nil }
        if options.firstColumn == .automatic, labels.count <= Self.formattedLabels,
            case .dates(let column) = DateColumn.read(labels, locale: locale), column.haveDays
        {
            noteDates(column)
            labelsDependOnZone = column.times.contains { $0.offset != nil }
            writtenLabels = Array(labels)
            model.shorterTitles = ShorterDates(locale: locale).texts(column.times.map(\.local))
            return DateTexts(locale: locale, zone: zone).texts(column.times)
        }
        return labels.titles(empty: nil)
    }

    // MARK: Micro charts

    /// Reads the chart of one row with a total and a part, under the names of their columns.
    private func readPartOfTotal() throws {
        guard table.columns.count == 2 else {
            throw ChartDocumentError(
                place: .row(1, column: nil, name: nil),
                expected: "the columns total and part, after a column of labels or alone",
                found: "\(table.header.count) columns")
        }
        guard table.columns[0].count == 1 else {
            throw ChartDocumentError(
                place: .document, expected: "one row with a total and a part",
                found: "\(table.columns[0].count) rows")
        }
        model.data = [table.columns.map { $0[0].isNaN ? nil : $0[0] }]
        model.titlesForCategory = names.allSatisfy(\.isEmpty) ? nil : [names.map { $0.isEmpty ? nil : $0 }]
        if table.header.count > 2, let label = table.labels.first, !label.isEmpty { model.titlesForSeries = [label] }
    }

    /// Reads a bullet of one row, whose columns are its values.
    /// - Returns: False for other kinds and tables.
    private mutating func readRowOfBullet() -> Bool {
        guard type == .micro_bullet || type == .micro_stacked_bullet, table.columns.count > 1,
            table.columns[0].count == 1
        else { return false }
        var values = table.columns.map { $0[0].isNaN ? nil : $0[0] }
        var titles = names
        let label = hasLabels ? table.labels.first ?? "" : ""
        if options.firstColumn == .automatic,
            case .number(let number, _) = CellNumber(
                label, decimal: table.separators.columns[0], currencies: currencies)
        {
            values.insert(number, at: 0)
            titles.insert(table.header[0], at: 0)
        } else if !label.isEmpty {
            model.titlesForSeries = [label]
        }
        model.data = [values]
        model.titlesForCategory = titles.allSatisfy(\.isEmpty) ? nil : [titles.map { $0.isEmpty ? nil : $0 }]
        let reading =
            type == .micro_bullet ? "the actual value, the target and a forecast" : "the target and the segments"
        remarks.append("the columns of the only row are \(reading), in this order")
        return true
    }

    // MARK: Points

    private mutating func readPoints(dimensions: Int) throws {
        if try readPointsOverTime(dimensions: dimensions) { return }
        let groups = table.columns.count / dimensions
        guard groups > 0, groups * dimensions == table.columns.count else {
            let parts = dimensions == 2 ? "x and y" : "x, y and size"
            throw ChartDocumentError(
                place: .row(1, column: nil, name: nil),
                expected: "a column of labels, then \(parts) of each series", found: "\(table.header.count) columns")
        }
        columnsOfPoints = (
            x: (0..<groups).map { $0 * dimensions }, y: (0..<groups).map { $0 * dimensions + 1 }
        )
        model.data3d = (0..<groups).map { group in
            table.columns[0].indices.map { row in
                (0..<dimensions).map { dimension -> Double? in
                    let value = table.columns[group * dimensions + dimension][row]
                    return value.isNaN ? nil : value
                }
            }
        }
        let names = names
        model.titlesForCategory = hasLabels ? Array(repeating: table.labels.titles(), count: groups) : nil
        model.titlesForSeries = (0..<groups).map { names[$0 * dimensions + 1] }
        if groups == 1 { model.titlesForAxis = [.x: names[0], .y: names[1]].filter { !$0.value.isEmpty } }
    }

    /// Reads points whose x is the date in the first column.
    /// - Returns: False where the table has another form.
    private mutating func readPointsOverTime(dimensions: Int) throws -> Bool {
        let rest = dimensions - 1
        let choice = options.firstColumn
        guard hasLabels, choice == .automatic || choice == .time else { return false }
        leaveOutRowsWithoutLabel(hasTimeAxis: true)
        let isComplete = table.columns.count % dimensions == 0
        guard choice == .time || type == .scatter || !isComplete else { return false }
        let column: DateColumn
        switch readDates() {
        case .dates(let dates): column = dates
        case .mixed(let index, let text):
            guard choice == .time || !isComplete else { return false }
            throw fault(index, text, expected: "a date like those above")
        case .none, .versions:
            guard choice == .time || table.columns.count == rest else { return false }
            let expected = choice == .time ? "a date" : "a number or a date"
            throw ChartDocumentError(
                place: .row(
                    table.row(ofLabel: 0), column: table.skippedColumns + 1,
                    name: table.header[0].isEmpty ? nil : table.header[0]),
                expected: expected, found: "“\(table.labels[0].prefix(40))”")
        }
        guard table.columns.count % rest == 0 else { return false }
        noteDates(column)
        var instants = column.times.map(\.local)
        if zone != nil {
            let (resolved, clocks) = ZoneOffsets.resolve(column.times, zone: zone)
            instants = resolved
            let leftOut = clocks.leftOut(column.times, at: instants)
            let labels = table.labels
            LeftOutTimes.warning(leftOut, in: zone) { labels[$0] }.map { remarks.append($0) }
        }
        columnsOfPoints = (x: [], y: Array(stride(from: 0, to: table.columns.count, by: rest)))
        model.data3d = (0..<(table.columns.count / rest)).map { group in
            instants.indices.map { row in
                [instants[row]]
                    + (0..<rest).map { dimension -> Double? in
                        let value = table.columns[group * rest + dimension][row]
                        return value.isNaN ? nil : value
                    }
            }
        }
        model.categoryAxis.isTimeAxis = true
        model.categoryAxis.timeZone = zone
        let names = names
        model.titlesForSeries = stride(from: 0, to: names.count, by: rest).map { names[$0].isEmpty ? nil : names[$0] }
        if names.count == rest { model.titlesForAxis = [.y: names[0]].filter { !$0.value.isEmpty } }
        return true
    }
}
