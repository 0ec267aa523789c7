"""Metrics are read by Prometheus' own reader, and logs are lines of JSON with the caller's trace."""

import unittest

from prometheus_client.parser import text_string_to_metric_families

from service import Service


class MetricsTests(unittest.TestCase):
    def test_prometheus_reads_all_metrics(self):
        with Service("--workers", "1") as service:
            for body in ("{}", '{"fake": "crash"}', "{"):
                service.post("/v1/cards", body)
            status, headers, text = service.get("/metrics")
            self.assertEqual(status, 200)
            self.assertEqual(headers["Content-Type"], "text/plain; version=0.0.4; charset=utf-8")
            families = {family.name: family for family in text_string_to_metric_families(text.decode())}
        self.assertEqual(families["fiori_requests"].type, "counter")
        self.assertEqual(families["fiori_request_seconds"].type, "histogram")
        self.assertEqual(families["fiori_queue_waiting"].type, "gauge")
        statuses = {
            sample.labels["status"]: sample.value for sample in families["fiori_requests"].samples
            if sample.labels["route"] == "/v1/cards"
        }
        self.assertEqual(statuses, {"200": 1, "400": 1, "502": 1})
        restarts = {sample.labels["reason"]: sample.value for sample in families["fiori_worker_restarts"].samples}
        self.assertEqual(restarts["crash"], 1)
        # Buckets grow, and the last one has all.
        buckets = [sample.value for sample in families["fiori_stage_seconds"].samples
                   if sample.name.endswith("_bucket") and sample.labels["stage"] == "draw"]
        self.assertEqual(buckets, sorted(buckets))
        self.assertEqual(buckets[-1], 3)
        for family in families.values():
            self.assertTrue(family.documentation, family.name)

    def test_log_has_the_trace_of_the_caller(self):
        trace = "4bf92f3577b34da6a3ce929d0e0e4736"
        with Service("--workers", "1") as service:
            service.post("/v1/cards", "{}", traceparent=f"00-{trace}-00f067aa0ba902b7-01")
            service.stop()
            entries = [entry for entry in service.log if entry.get("trace_id") == trace]
        spans = {entry["span"]: entry for entry in entries if "span" in entry}
        self.assertEqual(set(spans), {"POST /v1/cards", "cache", "draw"})
        self.assertEqual(spans["POST /v1/cards"]["parent_span_id"], "00f067aa0ba902b7")
        self.assertEqual(spans["draw"]["parent_span_id"], spans["POST /v1/cards"]["span_id"])
        request = next(entry for entry in entries if entry["message"] == "request")
        self.assertEqual((request["status"], request["path"]), (200, "/v1/cards"))


if __name__ == "__main__":
    unittest.main()
