// The module that apps import has no code of its own.
@_exported import SwiftUICore
