// The module that apps import has no code of its own: it brings along the floors that a view needs and the leaves above
// them, which compile side by side.
@_exported import SwiftUICore
@_exported import SwiftUIDialogs
@_exported import SwiftUILists
@_exported import SwiftUIPickers
@_exported import SwiftUISharing
@_exported import SwiftUITables
@_exported import SwiftUITabs
