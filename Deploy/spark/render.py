#!/usr/bin/env python3
"""Draws a picture for each row of a table on a Spark cluster, with `fiori render --stream`.

    spark-submit --master spark://head:7077 Deploy/spark/render.py jobs.jsonl pictures.parquet

Each row has a job as JSON text, as Docs/RenderingAtScale/Streams.md describes it: a line of a text file, or the column `job` of
Parquet files. The result has the columns of the table, and those of RESULT. As a module, with --py-files:

    from render import render
    pictures = render(spark.read.parquet("jobs"), fiori="/opt/fiori/bin/fiori")

Each Python worker of an executor has one process of `fiori`, which stays from task to task, so that its caches stay warm. A
job that crashes the process, or takes longer than the time limit, fails alone: its row says why.
"""

import argparse
import collections
import json
import os
import selectors
import signal
import subprocess
import threading
import time

# The columns that rendering adds, in the order of the result.
RESULT = (
    "status string, path string, picture binary, card string, type string, bytes long, diagnostics string, "
    "notices int, error string, seconds double")
COLUMNS = [column.split()[0] for column in RESULT.split(", ")]
# Rows go back to Spark in pieces of this size, so that no worker holds the pictures of a whole partition.
PIECE_ROWS = 256
PIECE_BYTES = 32 << 20


class Stream:
    """A process of `fiori render --stream`, which is replaced when it ends."""

    def __init__(self, command, time_limit):
        self.command = command
        self.time_limit = time_limit
        self.process = None

    def results(self, jobs):
        """The results of jobs, texts without line ends, in their order."""
        waiting = collections.deque(jobs)
        try:
            yield from self._results(waiting)
        finally:
            # A task that Spark gives up leaves answers that belong to nobody.
            if waiting and self.process is not None:
                self.process.kill()
                self.end()

    def _results(self, waiting):
        while waiting:
            writer, is_new = self.start(list(waiting))
            lines = self.lines()
            fault = None
            has_answered = False
            while waiting:
                try:
                    result = json.loads(next(lines))
                except StopIteration:
                    fault = self.end()
                    # One that stayed from an earlier task may have ended since, by no fault of this job.
                    if not is_new and not has_answered:
                        fault = None
                    break
                except TimeoutError:
                    self.process.kill()
                    self.end()
                    fault = f"it took longer than {self.time_limit:g} seconds"
                    break
                has_answered = True
                yield result
                waiting.popleft()
            if fault is not None:
                # The process draws the first job that has no answer; those behind it go to another one.
                yield {"status": "failed", "diagnostics": [], "notices": 0, "error": {"message": fault}}
                waiting.popleft()
            writer.join()

    def start(self, jobs):
        """Starts the process if there is none, and writes jobs to it while results are read.

        Returns the thread that writes, and whether the process is a new one.
        """
        if self.process is not None and self.process.poll() is not None:
            self.end()
        is_new = self.process is None
        if is_new:
            environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
            self.received = bytearray()
        pipe = self.process.stdin

        def write():
            try:
                for job in jobs:
                    pipe.write(job.encode() + b"\n")
                pipe.flush()
            except (BrokenPipeError, ValueError):
                pass  # The process has ended, which reading tells.

        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        return writer, is_new

    def lines(self):
        """The lines of the output; TimeoutError if the next one takes too long."""
        output = self.process.stdout.fileno()
        with selectors.DefaultSelector() as selector:
            selector.register(output, selectors.EVENT_READ)
            searched = 0
            deadline = time.monotonic() + self.time_limit
            while True:
                end = self.received.find(b"\n", searched)
                if end >= 0:
                    line = bytes(self.received[:end])
                    del self.received[:end + 1]
                    searched = 0
                    yield line
                    deadline = time.monotonic() + self.time_limit
                    continue
                searched = len(self.received)
                if not selector.select(max(0, deadline - time.monotonic())):
                    raise TimeoutError
                piece = os.read(output, 1 << 20)
                if not piece:
                    return
                self.received += piece

    def end(self):
        """Waits for a process that has closed its output, and says how it ended."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        status = self.process.wait()
        self.process.stdout.close()
        self.process = None
        if status < 0:
            return f"the process that drew it crashed ({signal.strsignal(-status)})"
        return f"the process that drew it ended with status {status}"


# The stream of this Python worker, by its command.
_streams = {}


def _stream(command, time_limit):
    key = (tuple(command), time_limit)
    if key not in _streams:
        _streams[key] = Stream(command, time_limit)
    return _streams[key]


def _row(result):
    """The columns of a result."""
    import base64

    def text(name):
        return json.dumps(result[name], ensure_ascii=False) if name in result else None

    picture = result.get("picture")
    return (
        result["status"], result.get("path"), base64.b64decode(picture) if picture else None, text("card"),
        result.get("type"), result.get("bytes"), text("diagnostics"), result.get("notices", 0), text("error"),
        result.get("seconds"))


def _draw(tables, command, time_limit, column):
    """Draws the rows of tables, which Spark passes in pieces; runs in the Python workers of executors."""
    import pandas

    stream = _stream(command, time_limit)
    for table in tables:
        # Line ends stand between the parts of a job only, where they are white space.
        jobs = [
            " ".join(job.splitlines()).strip() or "null" if isinstance(job, str) else "null" for job in table[column]]
        rows, size, start = [], 0, 0

        def piece():
            drawn = table.iloc[start:start + len(rows)].reset_index(drop=True)
            return pandas.concat([drawn, pandas.DataFrame(rows, columns=COLUMNS, dtype=object)], axis=1)

        for result in stream.results(jobs):
            rows.append(_row(result))
            size += result.get("bytes") or 0
            if len(rows) >= PIECE_ROWS or size >= PIECE_BYTES:
                yield piece()
                rows, size, start = [], 0, start + len(rows)
        if rows:
            yield piece()


def render(table, fiori="fiori", column="job", time_limit=60.0, arguments=()):
    """A table with a row for each row of another one: its columns, and those of RESULT.

    fiori: the program, at the same path on all executors. column: the one that has the jobs as JSON texts. time_limit: of one
    job, in seconds. arguments: further options of `fiori render --stream`.
    """
    from pyspark.sql.types import StructType

    taken = set(table.columns) & set(COLUMNS)
    if taken:
        raise ValueError(f"the table already has columns of results: {', '.join(sorted(taken))}")
    schema = StructType(list(table.schema.fields) + StructType.fromDDL(RESULT).fields)
    command = [fiori, "render", "--stream", "--ignore-signals", *arguments]

    def draw(tables):
        yield from _draw(tables, command, time_limit, column)

    return table.mapInPandas(draw, schema)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="a text file of jobs, one a line, or Parquet files with a column of jobs")
    parser.add_argument("output", help="the folder of the results, as Parquet files")
    parser.add_argument("--fiori", default="fiori", help="the program, at the same path on all executors")
    parser.add_argument("--column", default="job", help="the column of Parquet files that has the jobs")
    parser.add_argument("--partitions", type=int, help="the number of tasks; by default that of the input's parts")
    parser.add_argument("--time-limit", type=float, default=60.0, help="the greatest time of a job in seconds")
    options = parser.parse_args()

    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("fiori render").getOrCreate()
    # Executors import this file as a module, in which streams stay from task to task.
    spark.sparkContext.addPyFile(os.path.abspath(__file__))
    import render as module

    if options.input.rstrip("/").endswith(".parquet"):
        table = spark.read.parquet(options.input)
    else:
        table = spark.read.text(options.input).withColumnRenamed("value", options.column)
    if options.partitions:
        table = table.repartition(options.partitions)
    pictures = module.render(table, options.fiori, options.column, options.time_limit)
    pictures.write.mode("overwrite").parquet(options.output)
    for row in spark.read.parquet(options.output).groupBy("status").count().orderBy("status").collect():
        print(f"{row['status']:<10}{row['count']:>10}")
    spark.stop()


if __name__ == "__main__":
    main()
