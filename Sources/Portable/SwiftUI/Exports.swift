// The module that apps import brings along the floors that a view needs and the modules above them; its own are the host of
// views, and the scenes of apps.
@_exported import SwiftUIControls
@_exported import SwiftUICore
@_exported import SwiftUIDialogs
@_exported import SwiftUIInteraction
@_exported import SwiftUILists
@_exported import SwiftUINavigation
@_exported import SwiftUIPickers
@_exported import SwiftUIPresentation
@_exported import SwiftUISharing
@_exported import SwiftUITables
@_exported import SwiftUITabs
@_exported import SwiftUITextInput
