"""Pictures of cards through Spark with two executors, beside `fiori render cards --jobs 2` of the same cards."""

import json
import os
import shutil
import statistics
import sys
import time

import engine
from test_spark import SparkTest

BAR = 0.7


class Bench(SparkTest):
    def runTest(self):
        pass

    def measure(self, count, runs):
        self.setUpClass()
        self.setUp()

        os.environ.update(self.environment)
        cards = [engine.card(number) for number in range(count)]
        folder = self.folder / "cards"
        for number, card in enumerate(cards):
            (folder / str(number)).mkdir(parents=True)
            (folder / str(number) / "manifest.json").write_text(json.dumps(card))
        (self.folder / "jobs.jsonl").write_text("".join(json.dumps({"card": card}) + "\n" for card in cards))
        master, _ = self.cluster()
        from pyspark.sql import SparkSession
        render = engine.DEPLOY / "spark/render.py"
        sys.path.insert(0, str(render.parent))
        spark = (
            SparkSession.builder.master(master).appName("bench").config("spark.ui.enabled", "false")
            .config("spark.executor.memory", "768m").config("spark.driver.host", "127.0.0.1").getOrCreate())
        spark.sparkContext.setLogLevel("ERROR")
        spark.sparkContext.addPyFile(str(render))
        import render as module

        def through_spark(run):
            table = spark.read.text(str(self.folder / "jobs.jsonl")).withColumnRenamed("value", "job").repartition(20)
            output = self.folder / f"pictures{run}.parquet"
            start = time.monotonic()
            module.render(table, str(engine.fiori())).write.parquet(str(output))
            seconds = time.monotonic() - start
            drawn = spark.read.parquet(str(output)).where("status = 'drawn'").count()
            assert drawn == count, drawn
            return seconds

        def by_command(run):
            output = self.folder / f"command{run}"
            start = time.monotonic()
            self.run_program(engine.fiori(), "render", "cards", folder, "-o", output, "--jobs", 2)
            seconds = time.monotonic() - start
            shutil.rmtree(output)
            return seconds

        first = through_spark("first")
        print(f"{'Spark, two executors, first job of a session':<60}{count / first:9.1f} cards/s", flush=True)
        # In turns, so that a machine that is busy now and then slows both.
        times = [(by_command(run), through_spark(run)) for run in range(runs)]
        command, through = (statistics.median(column) for column in zip(*times))
        spark.stop()
        self.doCleanups()
        ratio = command / through
        verdict = "kept" if ratio >= BAR else "MISSED"
        print(f"{f'fiori render cards --jobs 2, {count} cards':<60}{count / command:9.1f} cards/s")
        print(f"{f'Spark, two executors, {count} cards, later jobs':<60}{count / through:9.1f} cards/s")
        print(f"{'Spark against fiori render cards --jobs 2':<60}{ratio:9.2f} ×  (at least {BAR}) {verdict}")
        return ratio >= BAR


if __name__ == "__main__":
    sys.exit(0 if Bench().measure(int(sys.argv[1]), int(sys.argv[2])) else 1)
