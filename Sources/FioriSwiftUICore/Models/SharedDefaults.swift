// Defaults for types that conform to several models which declare one property. Each model has a default of its own;
// between two, Swift prefers the more constrained one, so this file has a default for each combination.

nonisolated extension EULAViewModel where Self: UserConsentFormModel {
    public var cancelAction: ActionModel? { _CancelActionDefault() }
    public var didCancel: (() -> Void)? { nil }
}

nonisolated extension EULAViewModel where Self: SignatureCaptureViewModel {
    public var cancelAction: ActionModel? { _CancelActionDefault() }
}

nonisolated extension UserConsentFormModel where Self: SignatureCaptureViewModel {
    public var cancelAction: ActionModel? { _CancelActionDefault() }
}

nonisolated extension EULAViewModel where Self: UserConsentFormModel, Self: SignatureCaptureViewModel {
    public var cancelAction: ActionModel? { _CancelActionDefault() }
}

nonisolated extension UserConsentViewModel where Self: EULAViewModel {
    public var didCancel: (() -> Void)? { nil }
}

nonisolated extension UserConsentViewModel where Self: UserConsentFormModel {
    public var didCancel: (() -> Void)? { nil }
}

nonisolated extension UserConsentViewModel where Self: EULAViewModel, Self: UserConsentFormModel {
    public var didCancel: (() -> Void)? { nil }
}
