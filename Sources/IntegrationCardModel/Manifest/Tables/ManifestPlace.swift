/// A place of a manifest with properties of its own.
///
/// Places whose properties depend on a `type` (header, filter, item of a group, micro chart) list those of all types
/// of their kind, apart from the content, which has one place for each type of card.
public enum ManifestPlace: String, Sendable, CaseIterable {
    case manifest, app, applicationVersion, translations, dataSource, userInterface, card
    case data, mockData, request, cache, batchPart, extensionCall
    case configuration, parameter, destination, filter, filterItem, filterTemplate, dateValue, token, handlers
    case submitHandler, messages, noData, placeholders, childCard
    case header, icon, status, statusFormat, formattedText, banner, infoSection, infoRow, infoColumn, objectStatus
    case mainIndicator, sideIndicator, details, button
    case footer, paginator, strip, stripItem, action
    case listContent, listItem, listGroup, groupOrder, labelledValue
    case tableContent, tableRow, tableColumn, tableIdentifier, progress, staticRow
    case timelineContent, timelineItem
    case objectContent, objectGroup, objectItem, overlay, optionList, option, validation, template
    case analyticalContent, measure, dimension, feed, popover, chartLegend, plotArea, dataLabel, axisText, chartTitle
    case calendarContent, appointments, appointment, specialDates, specialDate, legendItems, legendItem, moreItems
    case webPageContent, componentContent
    case microChart, threshold, bar, column, line, point, columnList, lineList, pointList

    /// The properties in the order of their table.
    public var properties: [ManifestProperty] { Self.tables[self] ?? [] }

    /// The property with a name, or nil when the place has none of that name.
    public func property(_ name: String) -> ManifestProperty? { Self.index[self]?[name] }

    /// True if the place takes names beyond its table without a warning, such as namespaces at the top.
    var isOpen: Bool { self == .manifest || self == .userInterface || self == .app }

    private static let tables: [ManifestPlace: [ManifestProperty]] = [
        cardTable, dataTable, configurationTable, headerTable, footerTable, collectionTable, objectTable, chartTable,
        calendarTable,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private static let index: [ManifestPlace: [String: ManifestProperty]] = tables.mapValues { properties in
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    }
}
