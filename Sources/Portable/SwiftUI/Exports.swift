// As on Apple's systems, `import SwiftUI` brings these along.
@_exported import Combine
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
