"""Deploy/slurm/render-cards.sbatch on a real slurmctld and slurmd, with one task killed and requeued."""

import collections
import hashlib
import json
import os
import re
import shutil
import signal
import socket
import threading
import unittest

import engine

CARDS = 48
TASKS = 3
# A card of the second task, in its middle: it waits for a server, which answers from the second request on.
WAITING = 25


class Server(threading.Thread):
    """A server whose first request is never answered."""

    def __init__(self):
        super().__init__(daemon=True)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.requests = []

    def run(self):
        while True:
            connection, _ = self.listener.accept()
            self.requests.append(connection)
            if len(self.requests) > 1:
                connection.recv(65536)
                body = b'[{"name": "From the server"}]'
                connection.sendall(
                    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
                    + str(len(body)).encode() + b"\r\n\r\n" + body)
                connection.close()


class SlurmTest(engine.EngineCase):
    @classmethod
    def setUpClass(cls):
        for program in ["slurmctld", "slurmd", "munged", "sbatch"]:
            if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin"):
                raise unittest.SkipTest(f"there is no {program}; Scripts/bootstrap engines installs it")
        if os.getuid() != 0:
            raise unittest.SkipTest("slurmd runs as root only")

    def setUp(self):
        super().setUp()
        self.folder.chmod(0o755)
        host = socket.gethostname().split(".")[0]
        for name in ["state", "spool", "munge"]:
            (self.folder / name).mkdir()
        key = self.folder / "munge/key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        self.socket = self.folder / "munge/socket"
        self.configuration = self.folder / "slurm.conf"
        self.configuration.write_text(f"""
ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={engine.free_port()}
SlurmdPort={engine.free_port()}
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={self.socket},cred_expire=5
CredType=cred/munge
StateSaveLocation={self.folder}/state
SlurmdSpoolDir={self.folder}/spool
SlurmctldPidFile={self.folder}/slurmctld.pid
SlurmdPidFile={self.folder}/slurmd.pid
MailProg=/bin/true
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=0,sched_interval=1
ReturnToService=2
KillWait=5
MinJobAge=3600
NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES State=UP
""")
        self.environment = {"SLURM_CONF": str(self.configuration)}
        path = os.environ["PATH"] + ":/usr/sbin"
        # A folder of ours, in which a user could write.
        self.start(
            shutil.which("munged", path=path), "--foreground", "--force", "--key-file", key, "--socket", self.socket,
            "--pid-file", self.folder / "munge/pid", "--log-file", self.folder / "munged-own.log",
            "--seed-file", self.folder / "munge/seed", name="munged")
        self.wait(self.socket.exists, 30, "socket of munge")
        self.start(
            shutil.which("slurmctld", path=path), "-D", "-f", self.configuration, env=self.environment,
            name="slurmctld")
        self.start(
            shutil.which("slurmd", path=path), "-D", "-f", self.configuration, "-N", host, env=self.environment,
            name="slurmd")
        self.wait(lambda: "idle" in self.slurm("sinfo", "-h", "-o", "%T", status=None), 60, "idle node")

    def slurm(self, *command, status=0):
        return self.run_program(*command, env=self.environment, cwd=self.folder, status=status)

    def states(self, job):
        """The states of an array's tasks."""
        return dict(
            line.split()
            for line in self.slurm("squeue", "-h", "-a", "-t", "all", "-r", "-j", job, "-o", "%K %T").splitlines())

    def program_of(self, index):
        """The process of a task's `fiori render cards`."""
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    words = file.read().decode(errors="replace").split("\0")
            except OSError:
                continue
            if f"{index}/{TASKS}" in words and str(self.folder / "pictures") in words:
                return int(name)
        return None

    def test_an_array_draws_all_cards_although_a_task_is_killed(self):
        server = Server()
        server.start()
        self.addCleanup(server.listener.close)
        for number in range(CARDS):
            folder = self.folder / f"cards/{number:03}"
            folder.mkdir(parents=True)
            card = engine.card(number)
            if number == WAITING:
                url = f"http://127.0.0.1:{server.port}/data"
                card["sap.card"]["content"]["data"] = {"request": {"url": url}}
            (folder / "manifest.json").write_text(json.dumps(card))
        pictures = self.folder / "pictures"
        output = self.slurm(
            "sbatch", f"--array=0-{TASKS - 1}", "--cpus-per-task=1", "--mem-per-cpu=0",
            f"--export=ALL,CARDS={self.folder}/cards,PICTURES={pictures},FIORI={engine.fiori()},OPTIONS=--format svg "
            f"--data-mode live --allow-host 127.0.0.1:{server.port}",
            engine.DEPLOY / "slurm/render-cards.sbatch")
        job = re.search(r"\d+", output).group()
        journal = pictures / f".cards-1-of-{TASKS}.jsonl"
        self.wait(lambda: server.requests, 240, "request of the card that waits")
        process = self.program_of(1)
        self.assertIsNotNone(process, self.logs())
        os.kill(process, signal.SIGKILL)
        # The drawing process of the one that was killed still waits; its card is drawn anew below.
        server.requests[0].close()
        self.wait(lambda: self.states(job).get("1") not in ["RUNNING", "COMPLETING"], 60, "end of the killed task")
        self.assertEqual(self.states(job)["1"], "FAILED")
        done = len(journal.read_text().splitlines())
        self.assertEqual(done, WAITING // TASKS)
        self.slurm("scontrol", "requeue", f"{job}_1")
        self.wait(
            lambda: set(self.states(job).values()) == {"COMPLETED"}, 300, f"end of all tasks: {self.states(job)}")
        drawn = sorted(str(path.relative_to(pictures)) for path in pictures.rglob("*.svg"))
        self.assertEqual(drawn, [f"{number:03}/manifest.svg" for number in range(CARDS)])
        hashes = {hashlib.sha256((pictures / name).read_bytes()).hexdigest() for name in drawn}
        self.assertEqual(len(hashes), CARDS, "each picture is another one")
        results = collections.Counter()
        for index in range(TASKS):
            summary = json.loads((pictures / f"summary-{index}-of-{TASKS}.json").read_text())
            results.update(result["path"] for result in summary["results"])
            former = sum(1 for result in summary["results"] if result.get("fromEarlierRun"))
            self.assertEqual(former, done if index == 1 else 0)
            self.assertEqual((summary["drawn"], summary["failed"]), (CARDS // TASKS, 0))
        self.assertEqual(set(results.values()), {1}, "each card belongs to one task")
        log = (self.folder / f"render-cards-{job}_1.log").read_text()
        self.assertIn("start 1 at", log)
        self.assertIn("start 2 at", log)
        print(
            f"Slurm: {CARDS} cards by an array of {TASKS} tasks, the second one killed after {done} cards and requeued; it "
            f"kept these and drew the others")


if __name__ == "__main__":
    unittest.main()
