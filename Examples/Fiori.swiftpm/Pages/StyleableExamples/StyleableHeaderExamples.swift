import FioriComponents
import SwiftUI

extension ComponentEntry {
    static let styleableObjectHeader = ComponentEntry(
        "ObjectHeader", "The header of a business object's page, whose parts have styles.",
        module: Self.styleableModule, showsSkeleton: true,
        properties: [
            ComponentProperty("title", .text, "Inspect Electric Pump Motor"),
            ComponentProperty("subtitle", .text, "Job 819701"),
            ComponentProperty("tags", .texts, "Started, PM01, 103-Repair"),
            ComponentProperty("bodyText", .text, "1000-Hamburg, Mechanics"),
            ComponentProperty("footnote", .text, "Due on 12/31/26"),
            ComponentProperty("descriptionText", .text, "Temperature fluctuates above the limit."),
            ComponentProperty("status", .textOrIcon, "High"),
            ComponentProperty("substatus", .textOrIcon, "Scheduled"),
            ComponentProperty("detailImage", .image, "wrench.and.screwdriver"),
            ComponentProperty("detailContent", .view, choices: SampleView.names),
            ComponentProperty("headerSeparator", .flag, "true"),
        ],
        make: { values in
            ObjectHeader(
                title: values.words("title"), subtitle: values.attributedText("subtitle"),
                tags: values.listOfWords("tags"), bodyText: values.attributedText("bodyText"),
                footnote: values.attributedText("footnote"), descriptionText: values.attributedText("descriptionText"),
                status: values.content("status"), substatus: values.content("substatus"),
                detailImage: values.image("detailImage")
            ) {
                values.view("detailContent")
            }
            .headerSeparator(values.flag("headerSeparator"))
        },
        examples: [
            GalleryExample("data") {
                ObjectHeader(
                    title: "Inspect Electric Pump Motor", subtitle: "Job 819701", tags: ["Started", "PM01"],
                    bodyText: "1000-Hamburg, Mechanics", footnote: "Due on 12/31/26", status: .text("High"),
                    detailImage: Image(systemName: "wrench.and.screwdriver"))
            },
            GalleryExample("view builders") {
                ObjectHeader {
                    Text("Inspect Electric Pump Motor")
                } subtitle: {
                    Text("Job 819701")
                } tags: {
                    Tag("Started").tagStyle(.dark)
                    Tag("PM01").tagStyle(.light)
                } status: {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .foregroundStyle(.preferredColor(.criticalLabel))
                }
            },
            GalleryExample("without a line below") {
                ObjectHeader(title: "Inspect Electric Pump Motor", subtitle: "Job 819701").headerSeparator(false)
            },
            GalleryExample("title alone") {
                ObjectHeader(title: "Inspect Electric Pump Motor")
            },
            GalleryExample("loading") {
                ObjectHeader(
                    title: "Inspect Electric Pump Motor", subtitle: "Job 819701", tags: ["Started", "PM01"],
                    bodyText: "1000-Hamburg, Mechanics", status: .text("High"),
                    detailImage: Image(systemName: "wrench.and.screwdriver")
                )
                .environment(\.isLoading, true)
            },
        ])

    static let styleableProfileHeader = ComponentEntry(
        "ProfileHeader", "The header of a person's page, which can shrink to a bar while the page scrolls.",
        module: Self.styleableModule, showsSkeleton: true,
        properties: [
            ComponentProperty("detailImage", .image, "person.crop.circle.fill"),
            ComponentProperty("title", .text, "Laurel Osborn"),
            ComponentProperty("subtitle", .text, "Technical Support Manager"),
            ComponentProperty("description", .text, "Available from Monday to Thursday."),
            ComponentProperty("animatable", .flag),
            ComponentProperty("detailContent", .view, choices: SampleView.names),
        ],
        make: { values in
            ProfileHeader(
                detailImage: values.image("detailImage"), title: values.words("title"),
                subtitle: values.attributedText("subtitle"), description: values.attributedText("description"),
                animatable: values.flag("animatable")
            ) {
                values.view("detailContent")
            }
        },
        examples: [
            GalleryExample("with activities") {
                ProfileHeader(
                    detailImage: Image(systemName: "person.crop.circle.fill"), title: "Laurel Osborn",
                    subtitle: "Technical Support Manager"
                ) {
                    ActivityItems(activityItems: [.init(type: .phone), .init(type: .email), .init(type: .videoCall)])
                }
            },
            GalleryExample("shrinking while scrolled", height: 320) {
                ScrollView {
                    VStack(spacing: 0) {
                        ProfileHeader(
                            detailImage: Image(systemName: "person.crop.circle.fill"), title: "Laurel Osborn",
                            subtitle: "Technical Support Manager", animatable: true)
                        ForEach(1..<20, id: \.self) { number in
                            KeyValueItem(key: AttributedString("Order \(number)"), value: "Open")
                        }
                    }
                }
            },
            GalleryExample("title alone") {
                ProfileHeader(title: "Laurel Osborn")
            },
            GalleryExample("loading") {
                ProfileHeader(
                    detailImage: Image(systemName: "person.crop.circle.fill"), title: "Laurel Osborn",
                    subtitle: "Technical Support Manager"
                ) {
                    ActivityItems(activityItems: [.init(type: .phone), .init(type: .email)])
                }
                .environment(\.isLoading, true)
            },
        ])

    static let styleableSectionHeader = ComponentEntry(
        "SectionHeader", "The header of a section of a list, whose parts have styles.", module: Self.styleableModule,
        showsSkeleton: true,
        properties: [
            ComponentProperty("title", .text, "Open Orders"),
            ComponentProperty("attribute", .text, "See all"),
            ComponentProperty("sectionHeaderStyle", .data, "title", choices: ["title", "attribute"]),
            ComponentProperty("didSelectHandler", .function),
        ],
        make: { values in
            SectionHeader(
                title: values.words("title"), attribute: values.attributedText("attribute"),
                sectionHeaderStyle: values.text("sectionHeaderStyle") == "attribute" ? .attribute : .title,
                didSelectHandler: values.function("didSelectHandler"))
        },
        examples: [
            GalleryExample("title and attribute") {
                SectionHeader(title: "Open Orders", attribute: "12")
            },
            GalleryExample("that can be tapped") {
                SectionHeader(title: "Open Orders", attribute: "See all", didSelectHandler: {})
            },
            GalleryExample("attribute style") {
                SectionHeader(title: "Open Orders", attribute: "12", sectionHeaderStyle: .attribute)
            },
        ])

    static let styleableSectionFooter = ComponentEntry(
        "SectionFooter", "The footer of a section of a list, whose parts have styles.", module: Self.styleableModule,
        showsSkeleton: true,
        properties: [
            ComponentProperty("title", .text, "Updated a minute ago"),
            ComponentProperty("attribute", .text),
            ComponentProperty("sectionFooterStyle", .data, "title", choices: ["title", "attribute"]),
            ComponentProperty("didSelectHandler", .function),
        ],
        make: { values in
            SectionFooter(
                title: values.words("title"), attribute: values.attributedText("attribute"),
                sectionFooterStyle: values.text("sectionFooterStyle") == "attribute" ? .attribute : .title,
                didSelectHandler: values.function("didSelectHandler"))
        },
        examples: [
            GalleryExample("title alone") {
                SectionFooter(title: "Updated a minute ago")
            },
            GalleryExample("title and attribute") {
                SectionFooter(title: "Updated a minute ago", attribute: "12 of 40", sectionFooterStyle: .attribute)
            },
        ])
}
