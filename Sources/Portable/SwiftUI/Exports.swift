// As on Apple's systems, `import SwiftUI` brings these along.
@_exported import Combine
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
@_exported import TextInputTypes

// `@_documentation(visibility: internal)` stands on declarations that Apple's interface has without listing them by
// name: witnesses of protocols, operators that are synthesised there, subscripts, which are written without labels, and
// what takes types of UIKit.
