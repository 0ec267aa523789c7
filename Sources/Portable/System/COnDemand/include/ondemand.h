#ifndef CONDEMAND_H
#define CONDEMAND_H

/// A shared library of the system that the first call of one of its functions loads.
///
/// A program that is linked with it would load it, and all that it stands on, at every start.
struct ondemand_library {
    /// What stands still without it, for the message where it cannot be loaded.
    const char *purpose;
    /// The names of its file, of which the first that exists is taken; null ends them.
    const char *const *names;
    /// Null until it is loaded.
    void *_Atomic handle;
};

/// Finds a function or a variable, and loads the library for the first one. Ends the program with a message where there
/// is no such library or no such name.
void *ondemand_find(struct ondemand_library *library, const char *name);

/// Defines a function that calls the library's own of the same name, for code that was compiled to be linked with the
/// library. The name is hidden: another library of the program that stands on this one finds the library's own.
#define ONDEMAND_FUNCTION(library, result, name, parameters, arguments)                                                \
    __attribute__((visibility("hidden"))) result name parameters {                                                     \
        static result(*_Atomic function) parameters;                                                                   \
        if (!function) function = (result(*) parameters)ondemand_find(&library, #name);                                \
        return function arguments;                                                                                     \
    }

#endif
