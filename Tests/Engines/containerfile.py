"""The steps of a Containerfile's last stage, carried out in a folder instead of a container."""

import os
import re
import shlex
import shutil
import subprocess


class Stage:
    """The last stage of a Containerfile, in a folder that has a system already."""

    def __init__(self, text, root, context, collected):
        self.root = root
        self.context = context
        # The result of the first stage: what COPY --from=build takes.
        self.collected = collected
        self.environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        self.user = None
        self.entry_point = []
        self.steps = self.last_stage(text)

    @staticmethod
    def last_stage(text):
        """The instructions behind the last FROM, as (name, rest)."""
        lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
        joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
        steps = [tuple(line.split(None, 1)) for line in joined.splitlines() if line.strip()]
        start = max(index for index, step in enumerate(steps) if step[0] == "FROM")
        return steps[start + 1:]

    def carry_out(self):
        """Carries out all steps, and returns their number."""
        for name, rest in self.steps:
            step = getattr(self, f"step_{name.lower()}", None)
            if step is None:
                raise ValueError(f"no test carries out {name}")
            step(rest)
        return len(self.steps)

    def step_copy(self, rest):
        *sources, target = [word for word in shlex.split(rest) if not word.startswith("--")]
        place = self.root / target.lstrip("/")
        if "--from=build" in rest:
            assert sources == ["/collected"], rest
            shutil.copytree(self.collected, place)
            return
        for source in sources:
            path = place / os.path.basename(source) if target.endswith("/") else place
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.context / source, path)

    def step_run(self, rest):
        self.run("/bin/sh", "-c", rest, user="0:0")

    def step_env(self, rest):
        for word in shlex.split(rest):
            name, value = word.split("=", 1)
            self.environment[name] = value

    def step_user(self, rest):
        self.user = rest

    def step_entrypoint(self, rest):
        import json
        self.entry_point = json.loads(rest)

    def step_expose(self, rest):
        assert rest.isdigit(), rest

    def step_cmd(self, rest):
        pass

    def run(self, *command, user=None, read_only=False, mounts=(), check=True):
        """Runs a command in the folder, in namespaces whose mounts are gone when it has ended.

        read_only is as in a cluster: the file system cannot be written to, but for /tmp. mounts are (folder, place).
        """
        root = shlex.quote(str(self.root))
        script = [f"mount --rbind {root} {root}"]
        for folder, place in mounts:
            (self.root / place.lstrip("/")).mkdir(exist_ok=True)
        if read_only:
            script.append(f"mount -o remount,ro,bind {root}")
            script.append(f"mount -t tmpfs -o mode=1777 tmpfs {root}/tmp")
        for folder, place in mounts:
            script.append(f"mount --bind {shlex.quote(str(folder))} {root}{place}")
        script += [f"mount -t proc proc {root}/proc", f"mount --rbind /dev {root}/dev"]
        user = user or self.user or "0:0"
        assignments = " ".join(f"{name}={shlex.quote(value)}" for name, value in self.environment.items())
        words = " ".join(shlex.quote(str(word)) for word in command)
        script.append(f"exec chroot --userspec={user} {root} /usr/bin/env -i {assignments} {words}")
        result = subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", "\n".join(script)],
            stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if check and result.returncode != 0:
            raise AssertionError(f"{command}\n{result.stdout[-4000:]}\n{result.stderr[-4000:]}")
        return result
