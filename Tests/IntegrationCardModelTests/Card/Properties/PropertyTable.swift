@testable import IntegrationCardModel

/// A property of a manifest with a value that changes the resolved card.
struct PropertyRow: Sendable, CustomStringConvertible {
    /// The name of the manifest to which the property is added.
    let base: String
    /// The place of the property, from `sap.card` on.
    let pointer: String
    let value: JSONValue
    /// The reason for which the card stays the same; nil for properties that change it.
    let reason: String?

    var description: String { "\(base) \(pointer) \(value.jsonText())" }

    /// Reads a line of a table: base, place, value and reason, apart by bars.
    init(_ line: Substring) {
        let parts = line.split(separator: "|", maxSplits: 3).map { JavaScriptText.trim(String($0)) }
        precondition(parts.count >= 3, "\(line)")
        base = parts[0]
        pointer = parts[1]
        guard let value = try? JSONParser().parse(parts[2]) else { preconditionFailure("no JSON: \(line)") }
        self.value = value
        reason = parts.count > 3 ? parts[3] : nil
    }
}

/// The properties of cards, section by section of the facts about manifests.
enum PropertyTable {
    static let rows: [PropertyRow] =
        [
            card, configuration, header, list, table, timeline, object, analytical, calendar, others, footer,
            microcharts, actions,
        ].flatMap { $0.split(separator: "\n").map(PropertyRow.init) }

    private static let card = """
        list | /type | "Timeline"
        list | /headerPosition | "Bottom"
        list | /data/json/items | []
        list | /data/path | "/other"
        list | /data/name | "other"
        list | /data/mockData/json | {"items": [{"name": "mock"}]}
        list | /data/mockData/path | "/keys" | only with mock data
        list | /data/request/url | "./x.json"
        list | /data/extension/method | "get" | json precedes an extension
        list | /data/service/name | "s"
        list | /data/count | 5 | no card reads it
        list | /actions | [{"type": "Custom"}]
        list | /requiredHeight | "10rem"
        list | /requiredWidth | "20rem"
        list | /extension | "./Extension" | a host stands in for it
        list | /customSettings/a | 1 | reserved for others
        list | /designtime | "./dt" | design time
        """

    private static let configuration = """
        list | /configuration/parameters/p/value | "changed"
        list | /configuration/parameters/p/type | "integer" | design time
        list | /configuration/parameters/p/label | "P" | design time
        list | /configuration/parameters/p/description | "P" | design time
        list | /configuration/destinations/d/name | "D" | nothing uses it here
        destination | /configuration/destinations/d/defaultUrl | "https://sap.com/"
        list | /configuration/filters/f/type | "Search"
        list | /configuration/filters/f/description | "F"
        select | /configuration/filters/f/value | "b"
        select | /configuration/filters/f/label | "F"
        select | /configuration/filters/f/description | "F" | design time
        select | /configuration/filters/f/visible | false
        select | /configuration/filters/f/items | [{"key": "x", "title": "X"}]
        select | /configuration/filters/f/item | {"path": "/keys", "template": {"key": "{k}", "title": "{k}"}}
        grouped combo | /configuration/filters/f/data/json | [{"k": "z"}]
        grouped combo | /configuration/filters/f/group | {"title": "{k}", "order": {"path": "k"}}
        combo | /configuration/filters/f/selectedKey | "b"
        combo | /configuration/filters/f/selectedIndex | 1
        combo | /configuration/filters/f/value | "free"
        combo | /configuration/filters/f/placeholder | "Choose"
        combo | /configuration/filters/f/items/0/additionalText | "more"
        search | /configuration/filters/f/value | "text"
        search | /configuration/filters/f/placeholder | "Search for"
        range | /configuration/filters/f/value | {"option": "today", "values": []}
        range | /configuration/filters/f/options | ["today"]
        range | /configuration/filters/f/placeholder | "When"
        empty | /configuration/messages/noData/type | "NoTasks"
        empty | /configuration/messages/noData/size | "Spot"
        empty | /configuration/messages/noData/title | "Nothing"
        empty | /configuration/messages/noData/description | "Go home"
        adaptive | /configuration/enableMarkdown | true
        list | /configuration/modelSizeLimit | 1
        list | /configuration/editor | "./dt" | design time
        list | /configuration/helpId | "h" | for the help of the host
        list | /configuration/componentData | {} | for JavaScript
        list | /configuration/dependencies | {} | for JavaScript
        list | /configuration/notes | "n" | design time
        list | /configuration/childCards/c/manifest | "./c.json" | the host opens child cards
        list | /configuration/useMainDestinations | true | for child cards
        """

    private static let header = """
        list | /header/type | "Numeric"
        list | /header/title | "Other"
        list | /header/titleMaxLines | 1
        list | /header/subTitle | "Sub"
        list | /header/subtitle | "Sub"
        list | /header/subTitleMaxLines | 1
        list | /header/subtitleMaxLines | 1
        list | /header/icon/src | "sap-icon://home"
        list | /header/icon/shape | "Square"
        list | /header/icon/alt | "A"
        list | /header/icon/initials | "AB"
        list | /header/icon/text | "AB"
        list | /header/icon/backgroundColor | "Accent3"
        list | /header/icon/visible | false
        list | /header/icon/size | "M"
        list | /header/icon/fitType | "Contain"
        list | /header/icon/state | "Error"
        list | /header/status/text | "1 of 2"
        list | /header/status/text | {"format": {"translationKey": "i18n>CARD.COUNT_X_OF_Y", "parts": ["/a", "/b"]}}
        status | /header/status/visible | false
        list | /header/actions | [{"type": "Custom"}]
        list | /header/dataTimestamp | "2021-03-18T12:00:00Z"
        list | /header/visible | false
        list | /header/wrappingType | "Hyphenated"
        list | /header/closeButton/visible | true
        list | /header/banner | [{"text": "News"}]
        banner | /header/banner/0/visible | false
        banner | /header/banner/0/diminished | true
        list | /header/infoSection/rows | [{"items": [{"type": "Status", "value": "A"}]}]
        info | /header/infoSection/rows/0/justifyContent | "End"
        info | /header/infoSection/rows/0/items/0/state | "Error"
        info | /header/infoSection/rows/0/items/0/inverted | true
        info | /header/infoSection/rows/0/items/0/showStateIcon | true
        info | /header/infoSection/rows/0/items/0/customStateIcon | "sap-icon://home"
        info | /header/infoSection/rows/0/items/0/visible | false
        info | /header/infoSection/rows/0/items/0/actions | [{"type": "Custom"}]
        info | /header/infoSection/rows/0/columns | [{"items": [{"value": "B"}]}]
        info | /header/infoSection/rows/0/columns | [{"rows": [{"items": [{"value": "B"}]}]}]
        numeric | /header/unitOfMeasurement | "EUR"
        numeric | /header/mainIndicator/number | "1"
        numeric | /header/mainIndicator/unit | "K"
        numeric | /header/mainIndicator/trend | "Up"
        numeric | /header/mainIndicator/state | "Good"
        numeric | /header/mainIndicator/visible | false
        numeric | /header/sideIndicators/0/title | "T"
        numeric | /header/sideIndicators/0/number | 3
        numeric | /header/sideIndicators/0/unit | "%"
        numeric | /header/sideIndicators/0/state | "Error"
        numeric | /header/sideIndicators/0/visible | false
        numeric | /header/sideIndicatorsAlignment | "End"
        numeric | /header/details | "Q1"
        numeric | /header/details | {"text": "Q1", "maxLines": 2, "state": "Error"}
        numeric | /header/detailsMaxLines | 2
        numeric | /header/icon/src | "sap-icon://home"
        numeric | /header/chart | {"type": "Radial", "percentage": 40}
        """

    private static let list = """
        list | /content/maxItems | 1
        list | /content/minItems | 4
        list | /content/group/title | "{kind}"
        grouped | /content/group/order/path | "price"
        grouped | /content/group/order/dir | "DESC"
        list | /content/data/path | "/other"
        static | /content/items/0/title | "Other"
        static | /content/items/0/description | "D"
        static | /content/items/0/icon | "sap-icon://home"
        static | /content/items/0/info | "I"
        static | /content/items/0/highlight | "Error"
        static | /content/items/0/highlightText | "E"
        static | /content/items/0/action | {"url": "https://sap.com"}
        list | /content/item/title | {"label": "L", "value": "{price}", "visible": false}
        list | /content/item/description | "{price}"
        list | /content/item/description | {"value": "{price}", "visible": false}
        list | /content/item/icon/src | "sap-icon://home"
        list | /content/item/icon/shape | "Circle"
        list | /content/item/icon/size | "S"
        list | /content/item/icon/alt | "{name}"
        list | /content/item/info/value | "{price}"
        info item | /content/item/info/state | "Error"
        info item | /content/item/info/showStateIcon | true
        info item | /content/item/info/customStateIcon | "sap-icon://home"
        info item | /content/item/info/visible | false
        info item | /content/item/info/inverted | true
        list | /content/item/highlight | "Indication07"
        list | /content/item/highlightText | "H"
        list | /content/item/attributes | [{"value": "{price}", "state": "Success"}]
        list | /content/item/attributesLayoutType | "OneColumn"
        list | /content/item/chart | {"type": "Bullet", "value": "{price}"}
        list | /content/item/actions | [{"type": "Custom"}]
        list | /content/item/actionsStrip | [{"text": "Go"}]
        """

    private static let table = """
        table | /content/maxItems | 1
        table | /content/minItems | 4
        table | /content/group/title | "{kind}"
        table | /content/autoPopinMode | true
        table | /content/hiddenInPopin | ["Low"]
        table | /content/popinLayout | "GridSmall"
        table | /content/row/actions | [{"type": "Custom"}]
        table | /content/row/highlight | "Error"
        table | /content/row/highlightText | "E"
        table | /content/row/columns/0/title | "Other"
        table | /content/row/columns/0/width | "20%"
        table | /content/row/columns/0/hAlign | "End"
        table | /content/row/columns/0/value | "{price}"
        table | /content/row/columns/0/additionalText | "more"
        icon cell | /content/row/columns/0/icon/src | "sap-icon://home"
        table | /content/row/columns/0/state | "Error"
        status cell | /content/row/columns/0/showStateIcon | true
        status cell | /content/row/columns/0/customStateIcon | "sap-icon://home"
        status cell | /content/row/columns/0/inverted | true
        table | /content/row/columns/0/identifier | "{/flag}"
        table | /content/row/columns/0/identifier | {"url": "https://sap.com", "target": "_self"}
        progress cell | /content/row/columns/0/progressIndicator/percent | 50
        progress cell | /content/row/columns/0/progressIndicator/text | "half"
        progress cell | /content/row/columns/0/progressIndicator/state | "Error"
        table | /content/row/columns/0/visible | false
        table | /content/row/columns/0/actions | [{"type": "Custom"}]
        table | /content/row/columns/0/importance | "High"
        table | /content/row/columns/0/autoPopinWidth | "30rem"
        table | /content/row/columns/0/url | "https://sap.com"
        link cell | /content/row/columns/0/target | "_self"
        static table | /content/columns/0/title | "Other"
        static table | /content/rows/0/cells/0/value | "Other"
        """

    private static let timeline = """
        timeline | /content/maxItems | 1
        timeline | /content/minItems | 4
        timeline | /content/item/title | {"value": "{price}"}
        timeline | /content/item/title | {"value": "{name}", "label": "L"}
        timeline | /content/item/title | {"value": "{name}", "visible": false}
        timeline | /content/item/description | {"value": "{price}"}
        timeline | /content/item/dateTime | {"value": "/Date(1568000000000+0060)/"}
        timeline | /content/item/owner | {"value": "{name}"}
        timeline | /content/item/ownerImage | {"value": "./a.png"}
        timeline | /content/item/icon/src | "sap-icon://home"
        timeline icon | /content/item/icon/visible | false
        timeline | /content/item/actions | [{"type": "Custom"}]
        """

    private static let object = """
        object | /content/hasData | []
        object | /content/actions | [{"type": "Custom"}]
        object | /content/groups/0/title | "G"
        object | /content/groups/0/titleMaxLines | 2
        object | /content/groups/0/labelWrapping | true
        object | /content/groups/0/visible | "false"
        object | /content/groups/0/alignment | "Stretch"
        object | /content/groups/0/items | []
        object | /content/groups/0/items/0/label | "L"
        object | /content/groups/0/items/0/showColon | false
        object | /content/groups/0/items/0/icon/src | "sap-icon://home"
        object | /content/groups/0/items/0/value | "V"
        object | /content/groups/0/items/0/tooltip | "T"
        object | /content/groups/0/items/0/visible | "null"
        object | /content/groups/0/items/0/actions | [{"type": "Custom"}]
        object | /content/groups/0/items/0/maxLines | 2
        object | /content/groups/0/items/0/type | "Status"
        status item | /content/groups/0/items/0/state | "Error"
        status item | /content/groups/0/items/0/showStateIcon | true
        status item | /content/groups/0/items/0/inverted | true
        status item | /content/groups/0/items/0/customStateIcon | "sap-icon://home"
        object | /content/groups/0/items/0/type | "NumericData"
        numeric item | /content/groups/0/items/0/mainIndicator | {"number": 1, "unit": "K", "trend": "Up", "size": "S"}
        numeric item | /content/groups/0/items/0/sideIndicators | [{"title": "T", "number": 1}]
        numeric item | /content/groups/0/items/0/sideIndicatorsAlignment | "End"
        numeric item | /content/groups/0/items/0/details | "D"
        icons | /content/groups/0/items/0/path | "/none"
        icons | /content/groups/0/items/0/size | "M"
        icons | /content/groups/0/items/0/template/icon/initials | "XY"
        icons | /content/groups/0/items/0/template/icon/src | "sap-icon://home"
        icons | /content/groups/0/items/0/template/icon/alt | "A"
        icons | /content/groups/0/items/0/template/actions | [{"type": "Custom"}]
        buttons | /content/groups/0/items/0/path | "/none"
        buttons | /content/groups/0/items/0/template/text | "Other"
        buttons | /content/groups/0/items/0/template/icon | "sap-icon://home"
        buttons | /content/groups/0/items/0/template/tooltip | "T"
        buttons | /content/groups/0/items/0/template/visible | false
        buttons | /content/groups/0/items/0/template/actions | [{"type": "Custom"}]
        rating | /content/groups/0/items/0/value | 4
        rating | /content/groups/0/items/0/maxValue | 7
        rating | /content/groups/0/items/0/visualMode | "Full"
        image | /content/groups/0/items/0/src | "./b.png"
        image | /content/groups/0/items/0/fallbackSrc | "./c.png"
        image | /content/groups/0/items/0/alt | "A"
        image | /content/groups/0/items/0/fullWidth | true
        image | /content/groups/0/items/0/height | "10rem"
        image | /content/groups/0/items/0/imageFit | "Cover"
        image | /content/groups/0/items/0/imagePosition | "left top"
        image | /content/groups/0/items/0/overlay/supertitle | "S"
        image | /content/groups/0/items/0/overlay/title | "S"
        image | /content/groups/0/items/0/overlay/subTitle | "S"
        image | /content/groups/0/items/0/overlay/subtitle | "S"
        image | /content/groups/0/items/0/overlay/verticalPosition | "Top"
        image | /content/groups/0/items/0/overlay/horizontalPosition | "End"
        image | /content/groups/0/items/0/overlay/padding | "Small"
        image | /content/groups/0/items/0/overlay/textColor | "red"
        image | /content/groups/0/items/0/overlay/textFilter | "drop-shadow(1px 1px 1px red)"
        image | /content/groups/0/items/0/overlay/background | "rgb(1,2,3)"
        image | /content/groups/0/items/0/overlay/animation | "None"
        combo box | /content/groups/0/items/0/value | "free"
        combo box | /content/groups/0/items/0/selectedKey | "a"
        combo box | /content/groups/0/items/0/placeholder | "P"
        combo box | /content/groups/0/items/0/item/path | "/none"
        combo box | /content/groups/0/items/0/validations | [{"restrictToPredefinedOptions": true}, {"required": true}]
        area | /content/groups/0/items/0/value | "V"
        area | /content/groups/0/items/0/rows | 3
        area | /content/groups/0/items/0/placeholder | "P"
        area | /content/groups/0/items/0/validations | [{"minLength": 3}, {"required": true}]
        input | /content/groups/0/items/0/id | "other"
        input | /content/groups/0/items/0/value | "V"
        input | /content/groups/0/items/0/placeholder | "P"
        input | /content/groups/0/items/0/validations | [{"required": true, "message": "M", "type": "Warning"}]
        long input | /content/groups/0/items/0/validations | [{"minLength": 9}]
        long input | /content/groups/0/items/0/validations | [{"maxLength": 2}]
        long input | /content/groups/0/items/0/validations | [{"pattern": "^x"}]
        long input | /content/groups/0/items/0/validations | [{"validate": "extension.f"}] | the host has no such function
        duration | /content/groups/0/items/0/value | "PT1H"
        duration | /content/groups/0/items/0/placeholder | "P"
        duration | /content/groups/0/items/0/validations | [{"required": true}]
        date | /content/groups/0/items/0/value | {"option": "date", "values": ["2020-01-01"]}
        date | /content/groups/0/items/0/placeholder | "P"
        date | /content/groups/0/items/0/validations | [{"required": true}]
        radio | /content/groups/0/items/0/selectedKey | "b"
        radio | /content/groups/0/items/0/selectedIndex | 1
        radio | /content/groups/0/items/0/item/template/enabled | false
        object | /content/groups/0/items/0/type | "link"
        link item | /content/groups/0/items/0/url | "https://sap.com"
        link item | /content/groups/0/items/0/target | "_self"
        email item | /content/groups/0/items/0/emailSubject | "Hello"
        phone item | /content/groups/0/items/0/tel | "123"
        """

    private static let analytical = """
        chart | /content/chartType | "donut"
        chart | /content/measures/0/name | "Other"
        old chart | /content/measures/0/label | "Other"
        chart | /content/measures/0/value | "{name}"
        chart | /content/dimensions/0/name | "Other"
        chart | /content/dimensions/0/value | "{price}"
        chart | /content/dimensions/0/displayValue | "{price} p"
        chart | /content/dimensions/0/dataType | "date"
        chart | /content/feeds/0/uid | "size"
        chart | /content/feeds/0/type | "Dimension"
        chart | /content/feeds/0/values | ["X"]
        chart | /content/minHeight | "10rem"
        chart | /content/actions | [{"type": "Custom"}]
        chart | /content/actionableArea | "Chart"
        chart | /content/popover/active | true
        popover | /content/popover/actionsStrip | [{"text": "Go"}]
        chart | /content/tooltips | true
        old chart | /content/measureAxis | "size"
        old chart | /content/dimensionAxis | "color"
        chart | /content/legend/visible | false
        chart | /content/legend/position | "Bottom"
        chart | /content/legend/alignment | "Center"
        chart | /content/plotArea/dataLabel/visible | true
        chart | /content/plotArea/dataLabel/showTotal | true
        chart | /content/plotArea/categoryAxisText/visible | false
        chart | /content/plotArea/valueAxisText/visible | false
        chart | /content/title/text | "T"
        title | /content/title/visible | false
        title | /content/title/alignment | "Right"
        chart | /content/chartProperties/title | {"text": "T", "visible": true, "alignment": "left"}
        chart | /content/chartProperties/legend/visible | false
        chart | /content/chartProperties/legendGroup/layout/position | "bottom"
        chart | /content/chartProperties/legendGroup/layout/alignment | "center"
        chart | /content/chartProperties/legendGroup/position | "bottom"
        chart | /content/chartProperties/plotArea/dataLabel/visible | true
        chart | /content/chartProperties/plotArea/dataPointStyle/rules | [{"dataContext": {"M": {"min": 1}}}]
        chart | /content/chartProperties/plotArea/dataPointStyle/others | {"properties": {"color": "red"}}
        chart | /content/chartProperties/plotArea/referenceLine/line/valueAxis | [{"value": 3, "color": "red"}]
        chart | /content/chartProperties/categoryAxis/title/visible | false
        chart | /content/chartProperties/valueAxis/title/visible | false
        chart | /content/chartProperties/timeAxis/title/visible | false
        """

    private static let calendar = """
        calendar | /content/date | "2020-01-02"
        calendar | /content/maxItems | 1
        calendar | /content/minItems | 1 | calendars have no placeholders by item
        calendar | /content/maxLegendItems | 1
        calendar | /content/noItemsText | "Free"
        calendar | /content/moreItems/actions | [{"type": "Custom"}]
        calendar | /content/use12HourFormat | true
        calendar | /content/calendarWeekNumbering | "ISO_8601"
        calendar | /content/item/path | "/none"
        calendar | /content/item/template/startDate | "2020-01-01T07:00"
        calendar | /content/item/template/endDate | "2020-01-01T17:00"
        calendar | /content/item/template/title | "Other"
        calendar | /content/item/template/text | "T"
        calendar | /content/item/template/type | "Type03"
        calendar | /content/item/template/icon/src | "sap-icon://home"
        calendar | /content/item/template/visualization | true | no card shows it
        calendar | /content/item/template/actions | [{"type": "Custom"}]
        calendar | /content/specialDate | {"path": "/items", "template": {"startDate": "{d}", "type": "Type01"}}
        calendar | /content/legendItem | {"path": "/items", "template": {"category": "appointment", "text": "L"}}
        """

    private static let others = """
        adaptive | /content/body/0/text | "Other"
        adaptive | /content/version | "1.5"
        adaptive | /content/actions | [{"type": "Action.Submit", "title": "Go"}]
        adaptive | /content/request/url | "./payload.json"
        adaptive | /content/$data | {"name": "Own"}
        adaptive | /content/data/json | {"name": "Content"}
        page | /content/src | "https://sap.com/other"
        page | /content/sandbox | "allow-scripts"
        page | /content/minHeight | "10rem"
        page | /content/allow | "camera"
        page | /content/allowFullscreen | true
        page | /content/omitSandbox | true
        component | /content/minHeight | "10rem"
        """

    private static let footer = """
        footer | /footer/visible | false
        footer | /footer/showSeparator | true
        footer | /footer/closeButton/visible | true
        footer | /footer/actionsStrip | {"item": {"path": "/items", "template": {"text": "{name}"}}}
        footer | /footer/actionsStrip/0/type | "Link"
        footer | /footer/actionsStrip/0/text | "Other"
        footer | /footer/actionsStrip/0/icon | "sap-icon://home"
        footer | /footer/actionsStrip/0/tooltip | "T"
        icon button | /footer/actionsStrip/0/preferIcon | true
        footer | /footer/actionsStrip/0/buttonType | "Accept"
        footer | /footer/actionsStrip/0/overflowPriority | "Low"
        footer | /footer/actionsStrip/0/overflowGroup | 1
        footer | /footer/actionsStrip/0/ariaHasPopup | "Dialog"
        footer | /footer/actionsStrip/0/visible | false
        footer | /footer/actionsStrip/0/emphasized | true
        footer | /footer/actionsStrip/0/actions | [{"type": "Custom"}]
        footer | /footer/paginator/pageSize | 1
        paged | /footer/paginator/totalCount | 9
        paged | /footer/paginator/visible | false
        """

    private static let microcharts = """
        bullet | /header/chart/displayValue | "D"
        bullet | /header/chart/size | "S"
        bullet | /header/chart/visible | false
        bullet | /header/chart/color | "Good"
        bullet | /header/chart/value | 7
        bullet | /header/chart/minValue | 1
        bullet | /header/chart/maxValue | 9
        bullet | /header/chart/target | 5
        bullet | /header/chart/target | 0 | a target of zero has no marker
        bullet | /header/chart/scale | "K"
        bullet | /header/chart/thresholds | [{"value": 3, "color": "Error"}]
        bars | /header/chart/bars | [{"value": 9}]
        bars | /header/chart/bars/0/displayValue | "D"
        bars | /header/chart/bars/0/legendTitle | "L"
        bars | /header/chart/bars/0/color | "Good"
        bars | /header/chart/maxValue | 9
        bars | /header/chart/displayZeroValue | false
        columns | /header/chart/columns/0/value | 9
        columns | /header/chart/columns/0/color | "Good"
        columns | /header/chart/columns/0/label | "L"
        columns | /header/chart/columns/0/displayValue | "D"
        columns | /header/chart/allowColumnLabels | true
        columns | /header/chart/columns | {"path": "/items", "template": {"value": "{price}"}}
        columns | /header/chart/leftTopLabel | "L"
        columns | /header/chart/rightTopLabel | "L"
        columns | /header/chart/leftBottomLabel | "L"
        columns | /header/chart/rightBottomLabel | "L"
        lines | /header/chart/lines/0/color | "#1c74d1"
        lines | /header/chart/lines/0/showPoints | true
        lines | /header/chart/lines/0/lineType | "Dashed"
        lines | /header/chart/lines/0/points/0/x | 9
        lines | /header/chart/lines/0/points/0/y | 9
        lines | /header/chart/lines/0/points | {"path": "/items", "template": {"x": "{price}", "y": 1}}
        lines | /header/chart/lines | {"path": "/items", "template": {"points": [{"x": "{price}", "y": 1}]}}
        lines | /header/chart/points | [{"x": 1, "y": 2}] | lines precede points
        points | /header/chart/points/0/y | 9
        lines | /header/chart/minXValue | 1
        lines | /header/chart/maxXValue | 1
        lines | /header/chart/minYValue | 1
        lines | /header/chart/maxYValue | 1
        lines | /header/chart/threshold | 1
        ball | /header/chart/total | 9
        ball | /header/chart/totalScale | "K"
        ball | /header/chart/fraction | 9
        ball | /header/chart/fractionScale | "K"
        ball | /header/chart/fractionLabel | "F"
        ball | /header/chart/color | "Good"
        ball | /header/chart/showTotal | false
        radial | /header/chart/percentage | 9
        radial | /header/chart/total | 9
        radial | /header/chart/fraction | 9
        radial | /header/chart/showPercentageSymbol | false
        radial | /header/chart/color | "Good"
        """

    private static let actions = """
        action | /content/item/actions/0/type | "Custom"
        action | /content/item/actions/0/enabled | "false"
        action | /content/item/actions/0/parameters | {"a": 1}
        action | /content/item/actions/0/url | "https://sap.com"
        action | /content/item/actions/0/target | "_self"
        action | /content/item/actions/0/navigationArrow | true
        action | /content/item/actions/0/service | {"name": "s"} | services are written in JavaScript
        """
}
