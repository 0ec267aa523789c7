// What apps use of Foundation and Linux lacks, under Apple's names.
@_exported import Foundation
