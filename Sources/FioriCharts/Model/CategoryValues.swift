/// The numbers or times that titles of categories write, for axes that place categories by them.
nonisolated package enum CategoryValues: Sendable {
    case numbers([Double])
    case times([WrittenTime])
}
