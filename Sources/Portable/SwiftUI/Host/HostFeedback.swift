extension ViewHost {
    /// Called with each vibration or sound that the views ask for; a host that can plays it.
    package var onFeedback: ((SensoryFeedback) -> Void)? {
        get { graph.feedbackPlayer.play }
        set { graph.feedbackPlayer.play = newValue }
    }
}
