#include "ccurl.h"

// Only a program that Foundation is linked into may have these functions: FoundationNetworking as a shared library
// brings libcurl with it.
#ifdef FIORI_LOADS_CURL_ON_DEMAND

#include <ondemand.h>
#include <stdarg.h>
#include <stddef.h>

static const char *const names[] = {"libcurl.so.4", NULL};
static struct ondemand_library curl = {"requests", names, NULL};

#define FUNCTION(result, name, parameters, arguments) ONDEMAND_FUNCTION(curl, result, name, parameters, arguments)

typedef void *object;

FUNCTION(int, curl_global_init, (long flags), (flags))
FUNCTION(char *, curl_version, (void), ())
FUNCTION(object, curl_version_info, (int age), (age))
FUNCTION(void, curl_free, (object memory), (memory))

FUNCTION(object, curl_easy_init, (void), ())
FUNCTION(void, curl_easy_cleanup, (object easy), (easy))
FUNCTION(int, curl_easy_pause, (object easy, int actions), (easy, actions))
FUNCTION(const char *, curl_easy_strerror, (int code), (code))

FUNCTION(object, curl_multi_init, (void), ())
FUNCTION(int, curl_multi_cleanup, (object multi), (multi))
FUNCTION(int, curl_multi_add_handle, (object multi, object easy), (multi, easy))
FUNCTION(int, curl_multi_remove_handle, (object multi, object easy), (multi, easy))
FUNCTION(int, curl_multi_assign, (object multi, int socket, object value), (multi, socket, value))
FUNCTION(object, curl_multi_info_read, (object multi, int *count), (multi, count))
FUNCTION(int, curl_multi_socket_action, (object multi, int socket, int events, int *count), (multi, socket, events, count))

FUNCTION(object, curl_slist_append, (object list, const char *text), (list, text))
FUNCTION(void, curl_slist_free_all, (object list), (list))

FUNCTION(object, curl_url, (void), ())
FUNCTION(int, curl_url_get, (object url, int part, char **text, unsigned int flags), (url, part, text, flags))
FUNCTION(int, curl_url_set, (object url, int part, const char *text, unsigned int flags), (url, part, text, flags))

// Options take one number or pointer, which both fill a register.
#define OPTION_FUNCTION(name)                                                                                          \
    __attribute__((visibility("hidden"))) int name(object handle, int option, ...) {                                   \
        static int (*_Atomic function)(object, int, ...);                                                              \
        if (!function) function = (int (*)(object, int, ...))ondemand_find(&curl, #name);                              \
        va_list arguments;                                                                                             \
        va_start(arguments, option);                                                                                   \
        object value = va_arg(arguments, object);                                                                      \
        va_end(arguments);                                                                                             \
        return function(handle, option, value);                                                                        \
    }

OPTION_FUNCTION(curl_easy_setopt)
OPTION_FUNCTION(curl_easy_getinfo)
OPTION_FUNCTION(curl_multi_setopt)

#endif
