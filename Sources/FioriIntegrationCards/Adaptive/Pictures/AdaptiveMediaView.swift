import SwiftUI

/// A film or sound: its poster, which opens the file.
nonisolated struct AdaptiveMediaView: View {
    let media: AdaptiveMedia
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    @MainActor var body: some View {
        let source = media.sources.first?.url
        Button {
            if let source { actions.perform(.opening(source)) }
        } label: {
            VStack(alignment: .leading, spacing: 8) {
                if let poster = media.poster {
                    AdaptivePicture(image: AdaptiveImage(poster: poster), showsSymbol: false)
                        .overlay { playSign }
                }
                if source != nil {
                    Label {
                        CardText(media.alternativeText ?? words.playMedia)
                    } icon: {
                        Image(systemName: "play.circle")
                    }
                    .modifier(AdaptiveParts.mediaLink)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(CardTapStyle())
        .disabled(source == nil)
        .accessibilityLabel(Text(media.alternativeText ?? words.playMedia))
        .accessibilityAddTraits(.isLink)
    }

    @MainActor private var playSign: some View {
        Image(systemName: "play.fill")
            .font(.title2)
            .foregroundStyle(.white)
            .frame(width: 56, height: 56)
            .background(.black.opacity(0.55), in: Circle())
    }
}

nonisolated extension AdaptiveImage {
    /// The picture of a film in the full width.
    fileprivate init(poster: String) {
        self.init(url: poster, size: .stretch)
    }
}
