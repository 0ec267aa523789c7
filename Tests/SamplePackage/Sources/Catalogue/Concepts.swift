// The spelling is that of the documents.
// swift-format-ignore-file

import FioriSwiftUI
import SwiftUI

// The examples of the concept documents: `data` is of the app's own type, whose names end in `_`.

struct EmailButtonView: View {
    let action: () -> Void

    var body: some View { Button("Email", action: action) }
}

struct KPIData: KPIModel {
    let title_: String
    let icon_: Image?

    var title: String { title_ }
    var icon: Image? { icon_ }
}

struct ViewBuilderConcept: View {
    var body: some View {
        ContactItem {
            Image(systemName: "square.and.pencil") // not a text
        }
        subtitle: {
            Text("SubTitle")
        }
        footnote: {
            Text("Footnote")
        }
        descriptionText: {
            Text("Description")
        }
        detailImage: {
            Text("Not a detailed image :)")
        }
        actionItems: {
            HStack {
                EmailButtonView() {
                    print("emailPressed handled in action of button passed to control")
                }
            }
        }
    }
}

struct ConditionalConcept: View {
    var body: some View {
        ContactItem {
            Image(systemName: "square.and.pencil")
        }
        subtitle: {
            Text("SubTitle")
        }
        footnote: {
            Text("Footnote")
        }
        descriptionText: {
            Text("Description")
        }
        detailImage: {
            Text("Not a detailed image :)")
        }
    }
}

struct ActionConcept: View {
    var body: some View {
        ContactItem(title: "aString", action: { (selectedActionItem) in
            print(selectedActionItem)
        }) {
            .phone(6504224410)
            .email("marco.eidinger@sap.com")
        }
        ContactItem(title: "aString", actionItems: [.init(type: .email, data: "address@gmail.com")], action: { selectedActionItem in
            print(selectedActionItem)
        })
        ContactItem(title: "aString", actionItems: ActionItems(actionItems: [.init(type: .email, data: "address@gmail.com")], didSelectActivityItem: { selectedActionItem in
            print(selectedActionItem)
        }))
    }
}

struct ContainerConcept: View {
    let data: [KPIData]

    var body: some View {
        // pro: can work with any view
        // pro: allow individual styling
        KPILayoutContainer(data, id: \.title_) {
            element in
            KPI {
                Text(element.title_)
            }

            icon: {
                if element.icon_ != nil {
                    element.icon_!
                }
                else {
                    EmptyView()
                }
            }

        }
        // pro: can restrict number of elements (i.e. only two KPIs will be shown even more were specified)
        KPILayoutContainer(0..<6, id: \.self) {
            index in
            KPI {
                Text("\(index)")
            }

            icon: {
                EmptyView()
            }

        }
        KPIHeaderControl(data, id: \.title_).titleModifier({
            $0.font(.headline).foregroundColor(.red)
        })
    }
}
