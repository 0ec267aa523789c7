// As on Apple's systems, `import SwiftUI` brings these along.
@_exported import Accessibility
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
@_exported import QuartzCore
@_exported import Symbols
@_exported import TextInputTypes

// `@_documentation(visibility: internal)` stands on declarations of Apple's that its published interface does not list in a
// form that can be compared: macros, functions outside of types, initialisers with builders of two parameters, builders
// with generic arguments, operators with a bracket in their name, witnesses, and what takes types of UIKit.

// Types that are not Sendable in Apple's interface declare that conformance unavailable here, too: code that would send
// them across actors must fail to compile here as it does there. Their static values never change after they are made, so
// they are `nonisolated(unsafe)`.
