/// Pictures of people, overlapping or in a row, with a text.
///
/// ```swift
/// AvatarStack(avatars: [.icon(Image("laurel")), .icon(Image("maria"))], avatarsTitle: "Laurel and Maria")
///     .avatarsLayout(.horizontal)
/// ```
// sourcery: CompositeComponent
protocol _AvatarStackComponent: _AvatarsComponent, _AvatarsTitleComponent {}
