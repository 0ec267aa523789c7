/// The footer of a card before its bindings are evaluated.
struct FooterPlan: Sendable {
    /// The `footer` of the manifest.
    let footer: BoundValue
    /// The most elements of a list, `configuration/modelSizeLimit`.
    let sizeLimit: Int

    static let pointer = JSONPointer(["sap.card", "footer"])

    /// Adds the values of the footer to its area.
    func add(to area: inout CardArea) {
        for member in footer.boundMembers {
            let pointer = Self.pointer.appending(member.name)
            area.add(member.value, at: [member.name], pointer: pointer)
            if TemplateExpansion.isNeeded(for: member.value) {
                area.addExpanded(member.value, at: [">" + member.name], pointer: pointer, sizeLimit: sizeLimit)
            }
        }
    }
}
