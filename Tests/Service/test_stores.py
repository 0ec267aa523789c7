"""Pictures are kept in a folder and in an object store that speaks S3, and services do without them when they fail."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

import boto3
import botocore.config

from service import Service, free_port

KEYS = {"AWS_ACCESS_KEY_ID": "testing", "AWS_SECRET_ACCESS_KEY": "testing-secret", "AWS_REGION": "eu-central-1"}


class Store:
    """moto's server of S3."""

    def __init__(self, port=None, authenticates=False):
        self.port = port or free_port()
        environment = {**os.environ, "INITIAL_NO_AUTH_ACTION_COUNT": "0" if authenticates else "inf"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self.port)], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        end = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(self.address + "/moto-api/", timeout=1).close()
                return self
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def client(self, service="s3", **keys):
        keys = keys or dict(aws_access_key_id="testing", aws_secret_access_key="testing-secret")
        return boto3.client(service, endpoint_url=self.address, region_name="eu-central-1",
                            config=botocore.config.Config(retries={"max_attempts": 1}), **keys)


def eventually(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it has not come"
        time.sleep(0.05)


class FolderTests(unittest.TestCase):
    def test_a_folder_outlives_the_service(self):
        with tempfile.TemporaryDirectory() as folder:
            options = ("--workers", "1", "--cache-folder", folder)
            with Service(*options) as service:
                _, headers, picture = service.post("/v1/charts", {"a": 1})
                eventually(lambda: [file for file in pathlib.Path(folder).rglob("*") if file.is_file()])
            with Service(*options) as service:
                status, again, same = service.post("/v1/charts", {"a": 1})
                self.assertEqual((status, again["ETag"], same), (200, headers["ETag"], picture))
                self.assertEqual(service.metric('fiori_cache_lookups_total{result="folder"}'), 1)
                service.post("/v1/charts", {"a": 1})
                self.assertEqual(service.metric('fiori_cache_lookups_total{result="memory"}'), 1)

    def test_a_folder_that_fails_is_done_without(self):
        with tempfile.TemporaryDirectory() as folder:
            with Service("--workers", "1", "--cache-folder", folder + "/c", "--cache-memory", "0") as service:
                # Something else stands where a folder of pictures would.
                for number in range(256):
                    (pathlib.Path(folder) / "c" / f"{number:02x}").write_text("in the way")
                for number in range(3):
                    self.assertEqual(service.post("/v1/charts", {"a": number})[0], 200)
                eventually(lambda: service.metric('fiori_cache_failures_total{tier="folder"}') >= 1)


class ObjectStoreTests(unittest.TestCase):
    def test_services_share_a_store(self):
        with Store() as store:
            client = store.client()
            client.create_bucket(
                Bucket="pictures", CreateBucketConfiguration={"LocationConstraint": "eu-central-1"})
            options = ("--workers", "1", "--cache-store", store.address + "/pictures/some/prefix")
            with Service(*options, environment=KEYS) as service:
                _, headers, picture = service.post("/v1/cards", {"fake": "notices"})
                eventually(lambda: client.list_objects_v2(Bucket="pictures").get("KeyCount"))
            stored = client.list_objects_v2(Bucket="pictures")["Contents"][0]
            self.assertTrue(stored["Key"].startswith("some/prefix/"))
            # The object is the picture itself.
            found = client.get_object(Bucket="pictures", Key=stored["Key"])
            self.assertEqual((found["ContentType"], found["Body"].read()), ("image/png", picture))
            with Service(*options, environment=KEYS) as service:
                status, again, same = service.post("/v1/cards", {"fake": "notices"})
                self.assertEqual((status, again["ETag"], again["Fiori-Notices"], same),
                                 (200, headers["ETag"], "2", picture))
                self.assertEqual(service.metric('fiori_cache_lookups_total{result="store"}'), 1)
            # A picture that somebody has changed is drawn again.
            client.put_object(Bucket="pictures", Key=stored["Key"], Body=b"other", ContentType="image/png",
                              Metadata=found["Metadata"])
            with Service(*options, environment=KEYS) as service:
                self.assertEqual(service.post("/v1/cards", {"fake": "notices"})[2], picture)

    def test_moto_knows_the_signature(self):
        """moto checks signatures when it is told to; a wrong secret is refused by it, and the service goes on."""
        with Store(authenticates=False) as store:
            iam = store.client("iam")
            iam.create_user(UserName="fiori")
            key = iam.create_access_key(UserName="fiori")["AccessKey"]
            iam.put_user_policy(UserName="fiori", PolicyName="all", PolicyDocument=json.dumps({
                "Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "*", "Resource": "*"}]}))
            store.client().create_bucket(
                Bucket="pictures", CreateBucketConfiguration={"LocationConstraint": "eu-central-1"})
            # From here on each request is checked.
            urllib.request.urlopen(urllib.request.Request(
                store.address + "/moto-api/reset-auth", data=b"0", headers={"Content-Type": "text/plain"}, method="POST")).close()
            good = {**KEYS, "AWS_ACCESS_KEY_ID": key["AccessKeyId"], "AWS_SECRET_ACCESS_KEY": key["SecretAccessKey"]}
            options = ("--workers", "1", "--cache-memory", "0", "--cache-store", store.address + "/pictures")
            with Service(*options, environment=good) as service:
                service.post("/v1/charts", {"a": 1})
                eventually(lambda: service.post("/v1/charts", {"a": 1})
                           and service.metric('fiori_cache_lookups_total{result="store"}') >= 1)
            bad = {**good, "AWS_SECRET_ACCESS_KEY": "not-the-secret"}
            with Service(*options, environment=bad) as service:
                self.assertEqual(service.post("/v1/charts", {"a": 1})[0], 200)
                self.assertEqual(service.metric('fiori_cache_failures_total{tier="store"}'), 1)
                self.assertTrue(any("status 403" in entry["message"] for entry in service.log))

    def test_a_store_that_is_away_is_done_without(self):
        address = f"http://127.0.0.1:{free_port()}/pictures"
        with Service("--workers", "1", "--cache-store", address, "--cache-memory", "0", environment=KEYS) as service:
            start = time.monotonic()
            for number in range(20):
                self.assertEqual(service.post("/v1/charts", {"a": number})[0], 200)
            # It is asked once, and then left alone for a while.
            self.assertLess(time.monotonic() - start, 5)
            self.assertLess(service.metric('fiori_cache_failures_total{tier="store"}'), 5)

    def test_drawing_processes_do_not_know_the_keys(self):
        with tempfile.NamedTemporaryFile() as log:
            with Service("--workers", "1", environment={**KEYS, "FAKE_FIORI_LOG": log.name}) as service:
                service.post("/v1/cards", {})
            jobs = [json.loads(line) for line in log]
            self.assertTrue(jobs)
            self.assertTrue(all(job["secrets"] == [] for job in jobs))


if __name__ == "__main__":
    unittest.main()
