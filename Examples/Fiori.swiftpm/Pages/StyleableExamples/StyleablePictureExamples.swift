import FioriComponents
import SwiftUI

extension ComponentEntry {
    static let styleableAvatarStack = ComponentEntry(
        "AvatarStack", "Pictures of people, overlapping or in a row, with a text.", module: Self.styleableModule,
        showsSkeleton: true,
        properties: [
            ComponentProperty(
                "avatars", .icons, "icon:person.circle.fill,icon:person.circle.fill,icon:person.circle.fill"),
            ComponentProperty("avatarsTitle", .text, "Laurel, Maria and Ana"),
            ComponentProperty("avatarsLayout", .data, "horizontal", choices: ["grouped", "horizontal"]),
            ComponentProperty(
                "avatarsTitlePosition", .data, "trailing", choices: ["leading", "trailing", "top", "bottom"]),
            ComponentProperty("avatarsMaxCount", .number),
            ComponentProperty("isAvatarCircular", .flag, "true"),
        ],
        make: { values in
            let stack = AvatarStack(
                avatars: values.contents("avatars"), avatarsTitle: values.attributedText("avatarsTitle")
            )
            .avatarsLayout(values.choice("avatarsLayout"))
            .avatarsTitlePosition(values.choice("avatarsTitlePosition"))
            .isAvatarCircular(values.flag("isAvatarCircular"))
            if let count = values.number("avatarsMaxCount") { stack.avatarsMaxCount(Int(count)) } else { stack }
        },
        examples: [
            GalleryExample("in a row") {
                AvatarStack(
                    avatars: [
                        .icon(Image(systemName: "person.circle.fill")), .icon(Image(systemName: "person.circle.fill")),
                    ], avatarsTitle: "Laurel and Maria"
                )
                .avatarsLayout(.horizontal)
            },
            GalleryExample("in a group") {
                AvatarStack {
                    Image(systemName: "person.circle.fill")
                    Image(systemName: "person.circle")
                } avatarsTitle: {
                    Text("Laurel and Maria")
                }
            },
            GalleryExample("text below") {
                AvatarStack(
                    avatars: [
                        .icon(Image(systemName: "building.2")), .icon(Image(systemName: "building.2.fill")),
                    ], avatarsTitle: "Two plants"
                )
                .avatarsLayout(.horizontal)
                .avatarsTitlePosition(.bottom)
                .avatarSize(CGSize(width: 32, height: 32))
                .isAvatarCircular(false)
            },
        ])

    static let styleableTag = ComponentEntry(
        "Tag", "A short word on a fill or in a line.", module: Self.styleableModule,
        properties: [
            ComponentProperty("tag", .textOrIcon, "Started"),
            ComponentProperty("tagStyle", .data, choices: ["light", "dark", "outline"]),
        ],
        make: { values in
            let tag = Tag(tag: values.content("tag") ?? .text("Started"))
            switch values.text("tagStyle") {
            case "light": tag.tagStyle(.light)
            case "dark": tag.tagStyle(.dark)
            case "outline": tag.tagStyle(.outline)
            default: tag
            }
        },
        examples: [
            GalleryExample("looks") {
                TagStack {
                    Tag("Standard")
                    Tag("Light").tagStyle(.light)
                    Tag("Dark").tagStyle(.dark)
                    Tag("Outline").tagStyle(.outline)
                }
            },
            GalleryExample("more than the limit") {
                TagStack(["Started", "PM01", "103-Repair", "Priority 1"]).tagLimit(2)
            },
            GalleryExample("a style of an app") {
                Tag("Started").tagStyle { Tag($0).fontWeight(.bold) }
            },
        ])
}
