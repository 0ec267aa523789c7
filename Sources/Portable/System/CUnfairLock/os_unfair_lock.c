#define _GNU_SOURCE
#include "os_unfair_lock.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Thread_local uint32_t known_thread;

// The child of a fork has another identifier than the thread that it is a copy of.
static void forget_thread(void) { known_thread = 0; }

static void follow_forks(void) { pthread_atfork(NULL, NULL, forget_thread); }

static uint32_t current_thread(void) {
    if (known_thread == 0) {
        static pthread_once_t once = PTHREAD_ONCE_INIT;
        pthread_once(&once, follow_forks);
        known_thread = (uint32_t)syscall(SYS_gettid);
    }
    return known_thread;
}

static void stop(const char *reason) {
    fprintf(stderr, "os_unfair_lock: %s\n", reason);
    abort();
}

static long futex(os_unfair_lock_t lock, int operation) {
    return syscall(SYS_futex, &lock->_os_unfair_lock_opaque, operation, 0, NULL, NULL, 0);
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t free = 0;
    return __atomic_compare_exchange_n(
        &lock->_os_unfair_lock_opaque, &free, current_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
    if (os_unfair_lock_trylock(lock)) return;
    while (futex(lock, FUTEX_LOCK_PI_PRIVATE) != 0) {
        if (errno == EDEADLK) stop("locked twice by the same thread");
        if (errno != EINTR && errno != EAGAIN) stop("the kernel refuses to lock");
    }
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    uint32_t mine = current_thread();
    if (__atomic_compare_exchange_n(
            &lock->_os_unfair_lock_opaque, &mine, 0, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        return;
    // Others wait, or the lock is another thread's.
    if (futex(lock, FUTEX_UNLOCK_PI_PRIVATE) != 0) stop("unlocked by a thread that does not hold it");
}

static bool is_mine(const os_unfair_lock *lock) {
    uint32_t word = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
    return (word & FUTEX_TID_MASK) == current_thread();
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
    if (!is_mine(lock)) stop("the thread does not hold the lock");
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
    if (is_mine(lock)) stop("the thread holds the lock");
}
