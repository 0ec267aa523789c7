#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

static void close_all(const int *ends, int count) {
    for (int index = 0; index < count; index++) close(ends[index]);
}

static int start(
    const char *path, char *const arguments[], char *const environment[], const int pipes[6], pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipes[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, pipes[3], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, pipes[5], STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    int result = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return result;
}

int child_process_start(
    const char *path, char *const arguments[], char *const environment[], unsigned long memory, pid_t *process,
    int ends[3]) {
    int pipes[6];
    for (int index = 0; index < 3; index++) {
        if (pipe2(pipes + 2 * index, O_CLOEXEC) != 0) {
            int result = errno;
            close_all(pipes, 2 * index);
            return result;
        }
    }
    int result = start(path, arguments, environment, pipes, process);
    if (result != 0) {
        close_all(pipes, 6);
        return result;
    }
    close(pipes[0]);
    close(pipes[3]);
    close(pipes[5]);
    ends[0] = pipes[1];
    ends[1] = pipes[2];
    ends[2] = pipes[4];
    for (int index = 0; index < 3; index++) fcntl(ends[index], F_SETFL, fcntl(ends[index], F_GETFL) | O_NONBLOCK);
    struct rlimit limit = {.rlim_cur = memory, .rlim_max = memory};
    prlimit(*process, RLIMIT_DATA, &limit, NULL);
    return 0;
}

void child_process_end_input(int input) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    dup3(nowhere, input, O_CLOEXEC);
    close(nowhere);
}
