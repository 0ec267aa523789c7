/// The components of the gallery, in the order it shows them.
@MainActor
package enum ComponentCatalog {
    /// The component of a name.
    package static func entry(named name: String) -> ComponentEntry? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    /// All components, in the order that the gallery shows them.
    package static let all: [ComponentEntry] = [
        .objectHeader,
        .profileHeader,
        .headerChart,
        .sectionHeader,
        .kpiHeader,
        .kpiHeaderControl,
        .kpiLayoutContainer,
        .kpiItem,
        .kpiProgressItem,
        .kpi,
        .personDetailItem,
        .contactItem,
        .activityItems,
        .activityItem,
        .activityButtonView,
        .activityControlLayoutContainer,
        .objectItem,
        .keyValueItem,
        .dataTable,
        .dimensionSelector,
        .fioriButton,
        .listPickerItem,
        .sideBar,
        .sideBarListItem,
        .expandableList,
        .iconStack,
        .tagStack,
        .tag,
        .mhStack,
        .htmlText,
        .action,
        .progressIndicator,
        .pageIndicator,
        .textInput,
        .welcomeScreen,
        .activationScreen,
        .infoView,
        .eulaView,
        .userConsentView,
        .userConsentForm,
        .userConsentPage,
        .signatureCaptureView,
    ]
}
