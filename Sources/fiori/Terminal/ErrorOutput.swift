import Foundation
import IntegrationCardModel

/// The error output, as whole lines: what cards and addresses bring along cannot begin another one.
enum ErrorOutput {
    static func line(_ text: String) { FileHandle.standardError.write(Data((text.withVisibleControls + "\n").utf8)) }
}
