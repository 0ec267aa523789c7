// Exports the model and the theme, which are part of this module's API.
@_exported import FioriThemeManager
@_exported import IntegrationCardModel
