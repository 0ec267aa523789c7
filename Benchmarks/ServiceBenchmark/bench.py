"""Measures `fiori serve` beside `fiori render cards` and beside what people use today, in one run.

Scripts/bench-service builds what it needs and calls it. Each ratio is of values that were measured one after the other; the
median of RUNS (3) counts.
"""

import http.client
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Service"))
from service import FIORI, Service, free_port, raw_post  # noqa: E402

RUNS = int(os.environ.get("RUNS", "3"))
CARDS = int(os.environ.get("CARDS", "600"))
CLIENTS, WORKERS = 16, 2
missed = []


def line(label, value, unit, bar=None, is_kept=None):
    text = f"{label:<74}{value:>12,.2f} {unit:<10}"
    if bar is not None:
        text += f" {bar:<24} {'kept' if is_kept else 'MISSED'}"
        if not is_kept:
            missed.append(label)
    print(text, flush=True)


def card(number, rows=5):
    """A list card that no other number has."""
    return {
        "sap.app": {"id": f"bench.{number}", "type": "card", "applicationVersion": {"version": "1.0.0"}},
        "sap.card": {
            "type": "List",
            "header": {"title": f"Orders {number}", "subTitle": "This week", "icon": {"src": "sap-icon://cart"},
                       "status": {"text": f"{rows} of {number}"}},
            "content": {
                "data": {"json": [{"name": f"Rotary Pump {number}-{row}", "region": f"Region {(number * 7 + row) % 97}",
                                   "state": ["Open", "Shipped", "Late"][(number + row) % 3]} for row in range(rows)]},
                "item": {"title": "{name}", "description": "{region}", "info": {"value": "{state}"}}}}}


def processor_seconds():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def load(port, bodies, path="/v1/cards", type="application/json", clients=CLIENTS):
    """Sends bodies from clients that each wait for their answer, or pairs of bodies and of moments when they are due.

    Returns seconds, those of the load itself, and times.
    """
    iterator, lock, times, failures = iter(bodies), threading.Lock(), [], []

    def run():
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        while True:
            with lock:
                body = next(iterator, None)
            if body is None:
                break
            start = time.perf_counter()
            if isinstance(body, tuple):
                body, start = body
            connection.request("POST", path, body, {"Content-Type": type})
            response = connection.getresponse()
            response.read()
            times.append(time.perf_counter() - start)
            if response.status != 200:
                failures.append(response.status)
        connection.close()

    threads = [threading.Thread(target=run) for _ in range(clients)]
    own, start = processor_seconds(), time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - start
    assert not failures, f"{len(failures)} requests have failed, the first with {failures[0]}"
    return seconds, processor_seconds() - own, times


def without_load(result):
    """The seconds without those that the load, slow clients included, took from the same processors."""
    seconds, own, _ = result
    return seconds - own / (os.cpu_count() or 1)


def serve(*options):
    return Service("--workers", str(WORKERS), "--log-level", "warning", *options, fiori=FIORI, port=free_port())


def batch_rate(folder):
    """Cards a second of `fiori render cards --jobs 2`."""
    rates = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as output:
            start = time.perf_counter()
            subprocess.run([FIORI, "render", "cards", folder, "-o", output, "--jobs", "2"], check=True,
                           capture_output=True)
            rates.append(CARDS / (time.perf_counter() - start))
    return statistics.median(rates)


def cards():
    with tempfile.TemporaryDirectory() as folder:
        for number in range(CARDS):
            (pathlib.Path(folder) / f"{number}.json").write_text(json.dumps(card(number)))
        batch = batch_rate(folder)
    line("fiori render cards --jobs 2, list cards to PNG at 2x", batch, "cards/s")
    with serve("--cache-memory", "0") as service:
        load(service.port, (json.dumps(card(number)) for number in range(100)))
        rates = []
        for run in range(RUNS):
            result = load(
                service.port, [json.dumps(card(number)) for number in range(1_000 * (run + 1), 1_000 * (run + 1) + CARDS)])
            rates.append((CARDS / without_load(result), CARDS / result[0], result[1]))
        rate, raw, own = sorted(rates)[len(rates) // 2]
    line("fiori serve, 16 clients, cache off, as measured", raw, "cards/s")
    line("  processor time of the load", own, "s")
    line("  without the load", rate, "cards/s")
    line("  of fiori render cards", rate / batch, "", "at least 0.75", rate / batch >= 0.75)
    return raw


def latency(rate=None):
    """The 99th percentile where requests come evenly at 80 % of the rate, counted from the moment that each was due."""
    with serve("--cache-memory", "0") as service:
        load(service.port, (json.dumps(card(number)) for number in range(100)))
        if rate is None:
            seconds, _, _ = load(service.port, [json.dumps(card(number)) for number in range(5_000, 5_000 + CARDS)])
            rate = CARDS / seconds
        start = time.perf_counter() + 0.1
        moments = [start + number / (0.8 * rate) for number in range(CARDS)]

        def due():
            for number, moment in enumerate(moments):
                delay = moment - time.perf_counter()
                if delay > 0:
                    time.sleep(delay)
                yield json.dumps(card(90_000 + number)), moment

        _, _, times = load(service.port, due(), clients=4 * CLIENTS)
    p99 = statistics.quantiles(times, n=100)[98] * 1_000
    line("99th percentile at 80 % of that", p99, "ms", "under 200 ms", p99 < 200)


def cache():
    with serve() as service, tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write("wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [==["
                     + json.dumps(card(1)) + "]==]\n")
        script.flush()
        service.post("/v1/cards?now=2026-01-01T00:00:00Z", card(1))
        rates = []
        for _ in range(RUNS):
            output = subprocess.run(
                ["wrk", "-t", "1", "-c", str(CLIENTS), "-d", "5s", "-s", script.name,
                 f"http://127.0.0.1:{service.port}/v1/cards?now=2026-01-01T00:00:00Z"],
                check=True, capture_output=True, text=True).stdout
            assert "Non-2xx" not in output, output
            rates.append(float(output.split("Requests/sec:")[1].split()[0]))
    rate = statistics.median(rates)
    line("answers of the cache, 16 connections", rate, "answers/s", "at least 3,000", rate >= 3_000)


def slow():
    with serve("--cache-memory", "0", "--read-seconds", "600") as service:
        load(service.port, (json.dumps(card(number)) for number in range(100)))
        ratios = []
        for run in range(RUNS):
            base = 10_000 * (run + 1)
            before = without_load(load(
                service.port, [json.dumps(card(number)) for number in range(base, base + CARDS // 2)]))
            connections = [service.connect() for _ in range(64)]
            for connection in connections:
                connection.sendall(raw_post("/v1/cards", "{" + " " * 1_000 + "}")[:-1_000])
            stop = threading.Event()

            def drip():
                while not stop.wait(0.1):
                    for connection in connections:
                        connection.sendall(b" ")

            dripper = threading.Thread(target=drip)
            dripper.start()
            beside = without_load(load(
                service.port, [json.dumps(card(number)) for number in range(base + 5_000, base + 5_000 + CARDS // 2)]))
            stop.set()
            dripper.join()
            for connection in connections:
                connection.close()
            ratios.append(beside / before - 1)
    cost = statistics.median(ratios) * 100
    line("what 64 slow clients cost others", cost, "%", "less than 10 %", cost < 10)


def memory():
    count = int(os.environ.get("MEMORY_REQUESTS", "20000"))

    def resident(service):
        text = service.get("/metrics")[2].decode()
        return sum(float(sample.rsplit(" ", 1)[1]) for sample in text.splitlines()
                   if sample.startswith("fiori_memory_bytes{"))

    with serve("--cache-memory", "0") as service:
        load(service.port, (json.dumps(card(number % 997)) for number in range(1_000)))
        before = resident(service)
        load(service.port, (json.dumps(card(number % 997)) for number in range(1_000, count)))
        after = resident(service)
    growth = (after / before - 1) * 100
    line(f"memory at the {count:,}th request beside the 1,000th", growth, "%", "within 5 %", abs(growth) <= 5)
    line("  memory of all processes", after / (1 << 20), "MiB")


CHART_ROWS = "".join(f"{month},{index * 3 + 5},{index * 2 + 9}\n" for index, month in enumerate(
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]))

WSGI = '''
import json, vl_convert
def application(environ, start):
    n = int(environ["CONTENT_LENGTH"]); spec = environ["wsgi.input"].read(n).decode()
    picture = vl_convert.vegalite_to_png(vl_spec=spec, scale=2)
    start("200 OK", [("Content-Type", "image/png"), ("Content-Length", str(len(picture)))])
    return [picture]
'''


def charts():
    """Charts of vl-convert behind gunicorn with two processes, and of the service."""
    def vega(number):
        rows = [{"month": row.split(",")[0], "series": series, "value": float(row.split(",")[column]) + number / 1e3}
                for row in CHART_ROWS.splitlines() for column, series in ((1, "2025"), (2, "2026"))]
        return json.dumps({
            "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "width": 720, "height": 320, "title": f"Sales {number}",
            "data": {"values": rows}, "mark": "bar",
            "encoding": {"x": {"field": "month", "sort": None}, "xOffset": {"field": "series"},
                         "y": {"field": "value", "type": "quantitative"}, "color": {"field": "series"}}})

    def table(number):
        return f"Month,2025,2026 {number}\n" + CHART_ROWS

    count = CARDS // 2
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "charts.py").write_text(WSGI)
        port = free_port()
        server = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "--workers", "2", "--bind", f"127.0.0.1:{port}", "--chdir", folder, "charts"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            load(port, [vega(number) for number in range(20)], "/")
            seconds, own, _ = load(port, [vega(number) for number in range(100, 100 + count)], "/")
            other = count / (seconds - own / (os.cpu_count() or 1))
        finally:
            server.terminate()
            server.wait()
    with serve("--cache-memory", "0") as service:
        path = "/v1/charts?type=column&size=800x400"
        load(service.port, [table(number) for number in range(20)], path, "text/csv")
        seconds, own, _ = load(service.port, [table(number) for number in range(100, 100 + count)], path, "text/csv")
        rate = count / (seconds - own / (os.cpu_count() or 1))
    line("vl-convert, two processes behind gunicorn: charts to PNG at 2x", other, "charts/s")
    line("fiori serve, the same data and size", rate, "charts/s")
    line("  of vl-convert", rate / other, "")


PAGE = '''<!doctype html><meta charset=utf-8><style>body{{margin:16px;background:#f5f6f7;font:16px Inter}}
.card{{width:368px;background:#fff;border-radius:16px;box-shadow:0 1px 4px #0003}}.head{{padding:16px}}h1{{font-size:17px;margin:0}}
p{{margin:2px 0;color:#556b82;font-size:14px}}li{{display:flex;justify-content:space-between;padding:12px 16px;border-top:1px solid #ddd}}
ul{{margin:0;padding:0}}</style><div class=card><div class=head><h1>{title}</h1><p>This week</p></div><ul>{rows}</ul></div>'''


def browser():
    """Screenshots of a page with the same list card, by headless Chromium behind its driver."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=2",
                     "--window-size=400,460"):
        options.add_argument(argument)
    options.binary_location = "/usr/bin/chromium"
    drivers = [webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver")) for _ in range(2)]
    count = CARDS // 4
    try:
        def draw(driver, numbers):
            for number in numbers:
                value = card(number)["sap.card"]
                rows = "".join(f"<li><span>{row['name']}<p>{row['region']}</p></span>{row['state']}</li>"
                               for row in value["content"]["data"]["json"])
                driver.execute_script("document.open();document.write(arguments[0]);document.close()",
                                      PAGE.format(title=value["header"]["title"], rows=rows))
                driver.get_screenshot_as_png()

        for driver in drivers:
            draw(driver, range(5))
        threads = [threading.Thread(target=draw, args=(driver, range(index * count, index * count + count // 2)))
                   for index, driver in enumerate(drivers)]
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        other = count / (time.perf_counter() - start)
    finally:
        for driver in drivers:
            driver.quit()
    with serve("--cache-memory", "0") as service:
        load(service.port, (json.dumps(card(number)) for number in range(100)))
        seconds, _, _ = load(service.port, [json.dumps(card(number)) for number in range(50_000, 50_000 + count)])
        rate = count / seconds
    line("headless Chromium, two of them: screenshots of the same list card", other, "cards/s")
    line("fiori serve, the same card", rate, "cards/s")
    line("  of Chromium", rate / other, "")


def wait_for(port):
    end = time.monotonic() + 30
    while True:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.connect()
            connection.close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def main():
    parts = {"cards": cards, "latency": latency, "cache": cache, "slow": slow, "memory": memory, "charts": charts,
             "browser": browser}
    wanted = sys.argv[1:] or list(parts)
    unknown = [name for name in wanted if name not in parts]
    if unknown:
        sys.exit(f"error: there is no part '{unknown[0]}'; there are {', '.join(parts)}")
    rate = None
    for name in wanted:
        if name == "cards":
            rate = cards()
        elif name == "latency":
            latency(rate)
        else:
            parts[name]()
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
