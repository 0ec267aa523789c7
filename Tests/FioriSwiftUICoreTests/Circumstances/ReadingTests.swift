import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The accessibility texts of each component, their order, and the headings among them.
@MainActor
struct ReadingTests {
    private static let job = "Inspect Electric Pump Motor, Job 819701, High, Scheduled, Started, PM01, 103-Repair"
    private static let jobMore =
        "1000-Hamburg, Mechanics, Due on 12/31/26, "
        + "Temperature fluctuates above the limit. Check the cooling circuit before the next shift starts."
    private static let person = "Laurel Osborn, Sales Manager, Houston, Texas"
    private static let role = "Responsible for the accounts of the southern region, from first call to renewal."
    private static let privacy =
        "The app collects how often each of its pages is opened. Nothing of it says who you are."

    /// The labels of the elements in compact width at the default text size.
    private func labels(_ subject: Subject) -> [String] {
        switch subject {
        case .objectHeader: [Self.job, "Page"]
        case .profileHeader, .contactItem: [Self.person, "Call", "Email", Self.role]
        case .headerChart: ["Net Sales, This quarter, in euros, 12% up on last year, €26.9M", "Chart"]
        case .sectionHeader: ["Open Orders, 12"]
        case .kpi: ["26.9M"]
        case .kpiItem: ["€26.9M, This quarter, in euros"]
        case .kpiProgressItem: ["13/20, Orders completed, Until the end of May"]
        case .kpiHeader: ["€26.9M, Net sales", "65%, Completed", "128, Parcels"]
        case .kpiHeaderControl: ["26.9M", "128", "4:32", "97%"]
        case .kpiLayoutContainer: ["1", "2", "3", "4"]
        case .personDetailItem: ["Laurel Osborn, Sales Manager"]
        case .activityItem: ["Call"]
        case .activityItems: ["Call", "Email"]
        case .objectItem:
            ["Rotary Pump, Assigned to Laurel Osborn, Houston, Texas, High, 1", "Start"]
        case .keyValueItem: ["Serial Number, 533423-A"]
        case .listPickerItem: ["Country, Germany"]
        case .sideBar:
            ["Hide sidebar", "Laurel Osborn", "Orders, 12", "Devices", "People", "Version 1.0"]
        case .sideBarListItem: ["Orders, 12"]
        case .expandableList: ["Orders, 12", "Devices", "People"]
        case .dataTable: table(columns: ["", "Location, ", "In stock, "])
        case .dataList:
            [
                "Rotary Pump, Model 23, Houston, Texas, 12, € 2,480.00",
                "Three Phase Transformer, 1000-Hamburg, Main Street 1, 3, € 18,900.00",
                "Valve, Houston, Texas, 240, € 39.50", "Pressure Gauge, Walldorf, 61, € 112.00",
                "Fan, 400 mm, Houston, Texas, 8, € 310.20",
            ]
        case .dimensionSelector: ["", "1D", "1W", "1M"]
        case .fioriButton, .action: ["Start"]
        case .iconStack: ["1", "paperclip"]
        case .activityButtonView: ["Email"]
        case .activityControlLayoutContainer: ["Call", "Email"]
        case .mhStack: ["Started", "103-Repair"]
        case .htmlText: ["Licence", "All rights reserved.", "1., Read it."]
        case .tagStack: ["Started, PM01, 103-Repair"]
        case .tag: ["Started"]
        case .progressIndicator: ["Loading"]
        case .pageIndicator: ["Page"]
        case .textInput: ["Enter text"]
        case .welcomeScreen:
            [
                "Wind Park Care", "Version 3.2", "Look after turbines wherever they stand.", "Start", "Try the Demo",
                "No account is needed for the demo.",
            ]
        case .activationScreen:
            [
                "Activation", "Enter the mail address that your company knows, or scan a code.", "Enter text",
                "Continue", "Or", "Scan",
            ]
        case .infoView: ["Setting Up", "The turbines of your region are being loaded.", "Loading", "Skip"]
        case .eulaView: ["Cancel", "Licence", "All rights reserved.", "Agree", "Disagree"]
        case .userConsentView: ["Cancel", "Step 1 of 2", "Data Privacy", Self.privacy, "Learn More", "Next"]
        case .userConsentForm:
            ["Cancel", "Diagnostics", "Reports of failures help to find their cause.", "Allow", "Not Now"]
        case .userConsentPage: ["Data Privacy", Self.privacy, "Learn More"]
        case .signatureCaptureView: ["Signature", "Tap to Sign"]
        case .signature: ["Delivery Received By", "Signature", "Sign Again"]
        }
    }

    /// The same where there is more room, or larger text.
    private func labels(_ subject: Subject, isRegular: Bool, isLarge: Bool) -> [String] {
        switch subject {
        case .objectHeader: [Self.job, Self.jobMore, "Details"]
        case .profileHeader: isRegular && !isLarge ? [Self.person, Self.role, "Call", "Email"] : labels(subject)
        case .contactItem: [Self.person, Self.role, "Call", "Email"]
        case .objectItem where isRegular:
            [
                "Rotary Pump, Assigned to Laurel Osborn, Houston, Texas, Temperature fluctuates., High, 1",
                "Start",
            ]
        case .dataTable where isRegular, .dataList where isRegular:
            table(columns: ["", "Location, ", "In stock, "] + (isLarge ? [] : ["Price, "]))
        default: labels(subject)
        }
    }

    /// The cells that are built: a row is a container, and each cell is read with the title of its column.
    private func table(columns: [String]) -> [String] {
        let rows = [
            ["Rotary Pump, Model 23", "gearshape 2", "Houston, Texas", "12", "€ 2,480.00"],
            ["Three Phase Transformer", "bolt circle", "1000-Hamburg, Main Street 1", "3", "€ 18,900.00"],
            ["Valve", "drop", "Houston, Texas", "240", "€ 39.50"],
            ["Pressure Gauge", "gauge", "Walldorf", "61", "€ 112.00"],
            ["Fan, 400 mm", "fan", "Houston, Texas", "8", "€ 310.20"],
        ]
        let titles = ["", "Device", ""] + columns.dropFirst().map { String($0.dropLast(2)) }
        let prefixes = ["", ""] + columns.dropFirst()
        return titles + rows.flatMap { row in [""] + zip(prefixes, row).map { $0 + $1 } }
    }

    @Test(arguments: Subject.allCases)
    func `reads its parts in order`(_ subject: Subject) {
        let compact = ViewTest(subject.view, subject.configuration(.compact, .large))
        #expect(compact.elements.map(\.label) == labels(subject))
    }

    @Test(
        arguments: Subject.allCases,
        [
            (UserInterfaceSizeClass.compact, DynamicTypeSize.accessibility3), (.regular, .large),
            (.regular, .accessibility3),
        ])
    func `reads its parts in order elsewhere`(_ subject: Subject, _ place: (UserInterfaceSizeClass, DynamicTypeSize)) {
        let test = ViewTest(subject.view, subject.configuration(place.0, place.1))
        let isLarge = place.1.isAccessibilitySize
        #expect(test.elements.map(\.label) == labels(subject, isRegular: place.0 == .regular, isLarge: isLarge))
    }

    /// The headings: names of objects, people, sections and pages.
    @Test(arguments: Subject.allCases)
    func `headings are headings`(_ subject: Subject) {
        let test = ViewTest(subject.view, subject.configuration(.compact, .large))
        let headings = test.elements.filter(\.isHeader).map(\.label)
        switch subject {
        case .objectHeader, .profileHeader, .headerChart, .sectionHeader, .welcomeScreen, .activationScreen, .infoView,
            .userConsentPage, .signatureCaptureView, .signature, .htmlText:
            #expect(headings == [labels(subject)[0]])
        case .eulaView, .userConsentForm: #expect(headings == [labels(subject)[1]])
        case .userConsentView: #expect(headings == ["Data Privacy"])
        case .dataTable: #expect(headings.filter { !$0.isEmpty } == ["Device", "Location", "In stock"])
        default: #expect(headings.isEmpty)
        }
    }
}
