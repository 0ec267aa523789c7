#include <os_unfair_lock.h>
