/// The name under which GeneratedComponentConcepts (seed 004) creates ``ActivityItems``:
/// `ContactItem(title:, actionItems: ActionItems(actionItems: […], didSelectActivityItem: { … }))`.
public typealias ActionItems = ActivityItems
