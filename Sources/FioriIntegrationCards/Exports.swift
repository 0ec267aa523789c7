// One import brings the model and the theme along: both are part of this module's vocabulary.
@_exported import FioriThemeManager
@_exported import IntegrationCardModel
