"""Deploy/spark/render.py on a real cluster: a master and two workers, one of which is killed in the middle."""

import collections
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import threading
import time
import unittest

import engine

ROWS = 2000
TASKS = 40
# The answers of the worker that is killed: five tasks, and a part of the sixth one.
STOP = 5 * ROWS // TASKS + 20


def job(number):
    """A job for each number; pictures of different numbers are different."""
    if number % 100 == 99:
        return {"component": "NoSuchComponent", "id": number}
    if number % 10 == 0:
        return {"card": engine.card(number), "options": {"scale": 1, "size": "200x"}}
    if number % 2 == 0:
        table = f"Quarter,Sales\nQ1,{number}\nQ2,{number * 7 % 1000}\n"
        return {"chart": {"csv": table}, "options": {"type": "column", "size": "120x80", "title": f"N {number}"}}
    return {"component": "Tag", "values": {"title": f"Tag {number}"}}


class SparkTest(engine.EngineCase):
    @classmethod
    def setUpClass(cls):
        try:
            import pandas, pyarrow, pyspark
        except ImportError as error:
            raise unittest.SkipTest(f"{error}; Scripts/test-engines installs what is missing")
        if not shutil.which("java"):
            raise unittest.SkipTest("there is no java; Scripts/bootstrap engines installs it")
        cls.home = pathlib.Path(pyspark.__file__).parent

    def setUp(self):
        super().setUp()
        self.environment = {
            "SPARK_HOME": str(self.home), "PYSPARK_PYTHON": sys.executable, "PYSPARK_DRIVER_PYTHON": sys.executable,
            "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_DIRS": str(self.folder / "local"),
            "SPARK_NO_DAEMONIZE": "1", "PYTHONDONTWRITEBYTECODE": "1",
        }

    def cluster(self):
        """Starts a master and two workers of one core."""
        port, page = engine.free_port(), engine.free_port()
        spark = self.home / "bin/spark-class"
        self.start(
            spark, "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", port,
            "--webui-port", page, env=self.environment, name="master")
        master = f"spark://127.0.0.1:{port}"
        workers = [
            self.start(
                spark, "org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--cores", 1, "--memory", "1g",
                "--webui-port", 0, "--work-dir", self.folder / f"work{number}", master, env=self.environment,
                name=f"worker{number}")
            for number in range(2)
        ]
        self.wait(
            lambda: (self.folder / "master.log").read_text().count("Registering worker") == 2, 90, "cluster of two")
        return master, workers

    def submit(self, master, program, *arguments):
        """Runs render.py as its users do; its tasks begin when both workers have an executor."""
        return self.start(
            self.home / "bin/spark-submit", "--master", master, "--driver-memory", "1g", "--executor-memory", "768m",
            "--conf", "spark.ui.enabled=false", "--conf", "spark.task.maxFailures=8", "--conf", "spark.cores.max=2",
            "--conf", "spark.scheduler.minRegisteredResourcesRatio=1",
            "--conf", "spark.scheduler.maxRegisteredResourcesWaitingTime=90s",
            "--conf", "spark.driver.host=127.0.0.1",
            engine.DEPLOY / "spark/render.py", *arguments, "--fiori", program, env=self.environment, name="submit")

    def stopping_program(self):
        """A program that draws as fiori does; that of the first worker answers STOP jobs, and none after them.

        The worker has an unfinished task then, however fast the program is. Returns its path, and that of the file that
        tells that the last answer was written.
        """
        program, stopped = self.folder / "stopping-fiori", self.folder / "stopped"
        program.write_text(
            "#!/bin/sh\n"
            f"case $PWD in '{self.folder}/work0/'*) ;; *) exec '{engine.fiori()}' \"$@\" ;; esac\n"
            f"stdbuf -oL head -n {STOP} | '{engine.fiori()}' \"$@\"\n"
            f": > '{stopped}'\n"
            # It ends with the Python worker, which is at the other end of its input.
            "cat > /dev/null\n")
        program.chmod(0o755)
        return program, stopped

    def reference(self, jobs):
        """The pictures of jobs as one process draws them, as hashes; nil where there is none."""
        lines = "".join(json.dumps(job) + "\n" for job in jobs)
        output = subprocess.run(
            [engine.fiori(), "render", "--stream"], input=lines, capture_output=True, text=True, check=True).stdout
        import base64
        return [
            hashlib.sha256(base64.b64decode(result["picture"])).hexdigest() if "picture" in result else None
            for result in map(json.loads, output.splitlines())
        ]

    def pictures(self, output):
        """The rows of a result as (job, hash of the picture or None, status)."""
        import pyarrow.parquet
        table = pyarrow.parquet.read_table(output).to_pylist()
        return [
            (row["job"], hashlib.sha256(row["picture"]).hexdigest() if row["picture"] else None, row["status"])
            for row in table
        ]

    def test_every_picture_is_there_once_although_a_worker_is_killed(self):
        jobs = [json.dumps(job(number)) for number in range(ROWS)]
        (self.folder / "jobs.jsonl").write_text("".join(line + "\n" for line in jobs))
        master, workers = self.cluster()
        start = time.monotonic()
        output = self.folder / "pictures.parquet"
        program, stopped = self.stopping_program()
        submitted = self.submit(master, program, self.folder / "jobs.jsonl", output, "--partitions", TASKS)
        log = self.folder / "submit.log"

        def finished():
            return log.read_text().count("Finished task ")

        self.wait(
            lambda: submitted.poll() is not None or (finished() >= TASKS // 4 and stopped.exists()), 200,
            "quarter of the tasks")
        self.assertIsNone(submitted.poll(), self.logs())
        done = finished()
        # The executor belongs to the group of the worker, and its Python workers end when it does not read them any more.
        self.end(workers[0])
        self.wait(lambda: submitted.poll() is not None, 400, "end of the job")
        seconds = time.monotonic() - start
        self.assertEqual(submitted.returncode, 0, self.logs())
        self.assertIn("Lost executor", log.read_text(), "the worker was killed while it had tasks")
        self.assertLess(done, TASKS)
        rows = self.pictures(output)
        self.assertEqual(len(rows), ROWS)
        self.assertEqual(collections.Counter(text for text, _, _ in rows), collections.Counter(jobs))
        expected = dict(zip(jobs, self.reference(map(json.loads, jobs))))
        wrong = [text for text, picture, _ in rows if expected[text] != picture]
        self.assertEqual(wrong, [])
        hashes = collections.Counter(picture for _, picture, _ in rows if picture)
        self.assertEqual(set(hashes.values()), {1}, "each picture is there once")
        self.assertEqual(len(hashes), ROWS - ROWS // 100)
        self.assertEqual(collections.Counter(status for _, _, status in rows)["invalid"], ROWS // 100)
        print(
            f"Spark: {len(hashes)} pictures of {ROWS} rows, each exactly once by its hash, on 2 workers, one killed after "
            f"{done} of {TASKS} tasks; {seconds:.0f} s")


class StreamTest(engine.EngineCase):
    """The feeding of processes, without a cluster."""

    def setUp(self):
        super().setUp()
        sys.path.insert(0, str(engine.DEPLOY / "spark"))
        self.addCleanup(sys.path.remove, str(engine.DEPLOY / "spark"))
        import render
        self.stream = render.Stream([str(engine.fiori()), "render", "--stream"], 120)
        self.addCleanup(lambda: self.stream.process and self.stream.process.kill())

    def test_a_job_that_ends_its_process_fails_alone(self):
        # A reader of a stream ends it with SIGKILL while it draws the second job, as the kernel does without memory.
        jobs = [json.dumps(job(number)) for number in (1, 3, 5, 7)]
        results = []
        for result in self.stream.results(jobs):
            results.append(result)
            if len(results) == 1:
                os.kill(self.stream.process.pid, 9)
        states = [result["status"] for result in results]
        self.assertEqual(len(states), 4)
        # Answers before the signal are not lost; one job at most is.
        self.assertLessEqual(states.count("failed"), 1)
        for result in results:
            if result["status"] == "failed":
                self.assertIn("crashed (Killed)", result["error"]["message"])
        self.assertEqual([r["status"] for r in self.stream.results(jobs)], ["drawn"] * 4)

    def test_a_process_that_ends_between_two_tasks_loses_no_job(self):
        jobs = [json.dumps(job(number)) for number in (1, 3)]
        for _ in range(5):
            self.assertEqual([r["status"] for r in self.stream.results(jobs)], ["drawn"] * 2)
            os.kill(self.stream.process.pid, 9)

    def test_a_job_that_ends_every_process_fails_alone(self):
        self.stream.command = [
            sys.executable, "-c",
            "import os, sys\nfor line in sys.stdin:\n    os.kill(os.getpid(), 11) if 'bad' in line else None\n"
            "    print('{\"status\": \"drawn\"}', flush=True)"]
        for _ in range(2):
            results = list(self.stream.results(["bad", "a", "bad", "bad", "b"]))
            self.assertEqual([r["status"] for r in results], ["failed", "drawn", "failed", "failed", "drawn"])
            self.assertIn("crashed (Segmentation fault)", results[0]["error"]["message"])

    def test_a_job_that_takes_too_long_fails_alone(self):
        stream = self.stream
        stream.command = [
            sys.executable, "-c",
            "import sys, time\nfor line in sys.stdin:\n    time.sleep(60 if 'slow' in line else 0)\n"
            "    print('{\"status\": \"drawn\"}', flush=True)"]
        stream.time_limit = 3
        states = [result["status"] for result in stream.results(["a", "slow", "b", "c"])]
        self.assertEqual(states, ["drawn", "failed", "drawn", "drawn"])

    def test_answers_of_a_task_that_was_given_up_are_not_those_of_the_next_one(self):
        jobs = [json.dumps({"id": number, **job(1)}) for number in range(50)]
        results = self.stream.results(jobs)
        self.assertEqual(next(results)["id"], 0)
        results.close()
        self.assertEqual([r["id"] for r in self.stream.results(jobs[20:30])], list(range(20, 30)))


if __name__ == "__main__":
    unittest.main()
