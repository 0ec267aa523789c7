#ifndef OS_UNFAIR_LOCK_H
#define OS_UNFAIR_LOCK_H

// The lock of Apple's header <os/lock.h>, on the kernel's futexes that lend their owner the priority of those who wait.

#include <stdbool.h>
#include <stdint.h>

#define OS_NOT_FROM_ASYNC                                                                                              \
    __attribute__((__swift_attr__(                                                                                     \
        "@_unavailableFromAsync(message: \"Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking\")")))

/// A lock of one word: the identifier of the thread that holds it, or zero.
typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Waits until the lock is free, and takes it. A thread that holds it already stops the process.
OS_NOT_FROM_ASYNC void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

/// Takes the lock if it is free.
OS_NOT_FROM_ASYNC bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

/// Releases the lock. A thread that does not hold it stops the process.
OS_NOT_FROM_ASYNC void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

/// Stops the process unless the calling thread holds the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);

/// Stops the process if the calling thread holds the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif
