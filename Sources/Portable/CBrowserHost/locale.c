// The locale of the browser tab that is served, in place of the one that Foundation has for the process.
//
// Foundation on Linux has no setting for the current locale: it is "en_001", whatever the environment and the user
// defaults say. Its own modules and the app ask for the locale by the symbols of these getters, so that those of the program
// come first. They are weak: where Foundation is part of the program (-static-stdlib), its own win and the process keeps
// "en_001".

#define _GNU_SOURCE
#include <dlfcn.h>

/// A value of Foundation that consists of an object and its protocol's table: Locale and Calendar.
typedef struct {
  void *object;
  void *witnesses;
} foundation_value;

#define SWIFT __attribute__((swiftcall))
#define REPLACEMENT __attribute__((weak, visibility("default"))) SWIFT

// Defined in WindowLocale.swift.
SWIFT foundation_value fiori_current_locale(void);
SWIFT foundation_value fiori_current_calendar(void);
SWIFT void *fiori_preferred_languages(void);

#define CURRENT_LOCALE "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define FOLLOWING_LOCALE "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define PREFERRED_LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
#define CURRENT_CALENDAR "$s20FoundationEssentials8CalendarV7currentACvgZ"
#define FOLLOWING_CALENDAR "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ"

REPLACEMENT foundation_value replaced_current_locale(void) __asm__(CURRENT_LOCALE);
REPLACEMENT foundation_value replaced_following_locale(void) __asm__(FOLLOWING_LOCALE);
REPLACEMENT void *replaced_preferred_languages(void) __asm__(PREFERRED_LANGUAGES);
REPLACEMENT foundation_value replaced_current_calendar(void) __asm__(CURRENT_CALENDAR);
REPLACEMENT foundation_value replaced_following_calendar(void) __asm__(FOLLOWING_CALENDAR);

foundation_value replaced_current_locale(void) { return fiori_current_locale(); }
foundation_value replaced_following_locale(void) { return fiori_current_locale(); }
void *replaced_preferred_languages(void) { return fiori_preferred_languages(); }
foundation_value replaced_current_calendar(void) { return fiori_current_calendar(); }
foundation_value replaced_following_calendar(void) { return fiori_current_calendar(); }

/// Foundation's own getters, behind those of the program.
typedef SWIFT foundation_value (*value_getter)(void);
typedef SWIFT void *(*object_getter)(void);

SWIFT foundation_value fiori_foundation_locale(void) { return ((value_getter)dlsym(RTLD_NEXT, CURRENT_LOCALE))(); }
SWIFT foundation_value fiori_foundation_calendar(void) { return ((value_getter)dlsym(RTLD_NEXT, CURRENT_CALENDAR))(); }
SWIFT void *fiori_foundation_languages(void) { return ((object_getter)dlsym(RTLD_NEXT, PREFERRED_LANGUAGES))(); }
