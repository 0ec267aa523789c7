"""The manifests of Deploy/kubernetes: built by kubectl, valid by Kubernetes' schemas, and right among each other."""

import json
import re
import shutil
import signal
import unittest

import engine

FOLDERS = ["base", "overlays/production", "render-cards"]
# Between the fields' first versions and the newest schema that kubernetes-validate ships.
VERSIONS = ["1.30", "1.33"]


class KubernetesTest(engine.EngineCase):
    @classmethod
    def setUpClass(cls):
        if not shutil.which("kubectl"):
            raise unittest.SkipTest("there is no kubectl; Scripts/bootstrap engines installs it")
        try:
            import kubernetes_validate, yaml
        except ImportError as error:
            raise unittest.SkipTest(f"{error}; Scripts/test-engines installs what is missing")

    def manifests(self, folder):
        import yaml
        text = self.run_program("kubectl", "kustomize", engine.DEPLOY / "kubernetes" / folder)
        return list(yaml.safe_load_all(text))

    def of_kind(self, manifests, kind):
        found = [manifest for manifest in manifests if manifest["kind"] == kind]
        self.assertEqual(len(found), 1, kind)
        return found[0]

    def pods(self, manifests):
        return [m["spec"]["template"] for m in manifests if m["kind"] in ["Deployment", "Job"]]

    def test_all_folders_build_and_are_valid(self):
        import kubernetes_validate
        versions = VERSIONS + [kubernetes_validate.latest_version()]
        count = 0
        for folder in FOLDERS:
            for manifest in self.manifests(folder):
                for version in versions:
                    kubernetes_validate.validate(manifest, version, strict=True)
                count += 1
        print(f"Kubernetes: {count} manifests of {len(FOLDERS)} folders are valid in {', '.join(versions)}")

    def test_pods_keep_the_restricted_standard(self):
        """The controls of the Pod Security Standards' profile "restricted"."""
        for folder in FOLDERS:
            for pod in self.pods(self.manifests(folder)):
                spec = pod["spec"]
                self.assertTrue(spec["securityContext"]["runAsNonRoot"])
                self.assertGreater(spec["securityContext"]["runAsUser"], 0)
                self.assertEqual(spec["securityContext"]["seccompProfile"]["type"], "RuntimeDefault")
                self.assertFalse(spec["automountServiceAccountToken"])
                for field in ["hostNetwork", "hostPID", "hostIPC"]:
                    self.assertNotIn(field, spec)
                for volume in spec["volumes"]:
                    self.assertTrue({"emptyDir", "persistentVolumeClaim"} & volume.keys())
                for container in spec["containers"]:
                    context = container["securityContext"]
                    self.assertFalse(context["allowPrivilegeEscalation"])
                    self.assertTrue(context["readOnlyRootFilesystem"])
                    self.assertEqual(context["capabilities"], {"drop": ["ALL"]})
                    self.assertIn("memory", container["resources"]["limits"])
                    # Pictures that are not complete, and caches of fonts.
                    self.assertIn("/tmp", [mount["mountPath"] for mount in container["volumeMounts"]])

    def test_parts_of_the_service_belong_together(self):
        for folder in ["base", "overlays/production"]:
            manifests = self.manifests(folder)
            deployment = self.of_kind(manifests, "Deployment")
            labels = deployment["spec"]["template"]["metadata"]["labels"]
            selectors = [
                deployment["spec"]["selector"]["matchLabels"], self.of_kind(manifests, "Service")["spec"]["selector"],
                self.of_kind(manifests, "PodDisruptionBudget")["spec"]["selector"]["matchLabels"],
                self.of_kind(manifests, "NetworkPolicy")["spec"]["podSelector"]["matchLabels"],
            ]
            for selector in selectors:
                self.assertEqual(selector.items() & labels.items(), selector.items())
            scaler = self.of_kind(manifests, "HorizontalPodAutoscaler")["spec"]
            self.assertEqual(scaler["scaleTargetRef"]["name"], deployment["metadata"]["name"])
            self.assertNotIn("replicas", deployment["spec"], "the autoscaler decides")
            self.assertEqual(scaler["metrics"][0]["pods"]["metric"]["name"], "fiori_queue_jobs")
            container = deployment["spec"]["template"]["spec"]["containers"][0]
            words = " ".join(container["args"]).replace("=", " ").split()
            self.assertEqual(int(words[words.index("--port") + 1]), container["ports"][0]["containerPort"])
            # Pods are given the time that the program takes to end.
            drain = sum(float(words[words.index(name) + 1]) for name in ["--drain-delay", "--drain-limit"])
            self.assertLess(drain, deployment["spec"]["template"]["spec"]["terminationGracePeriodSeconds"])
            self.assertEqual(
                [port.get("port") for rule in self.of_kind(manifests, "NetworkPolicy")["spec"]["ingress"]
                 for port in rule["ports"]], ["http"])
        self.assertEqual({m["metadata"].get("namespace", "pictures") for m in manifests}, {"pictures"})
        image = self.of_kind(manifests, "Deployment")["spec"]["template"]["spec"]["containers"][0]["image"]
        self.assertEqual(image, "registry.example.com/teams/pictures/fiori:1.0.0")

    def test_the_ingress_leads_to_the_service(self):
        manifests = self.manifests("overlays/production")
        service = self.of_kind(manifests, "Service")
        ingress = self.of_kind(manifests, "Ingress")["spec"]
        paths = [path for rule in ingress["rules"] for path in rule["http"]["paths"]]
        for path in paths:
            backend = path["backend"]["service"]
            self.assertEqual(backend["name"], service["metadata"]["name"])
            self.assertIn(backend["port"]["name"], [port["name"] for port in service["spec"]["ports"]])
        self.assertNotIn("/metrics", [path["path"] for path in paths])
        self.assertEqual([rule["host"] for rule in ingress["rules"]], ingress["tls"][0]["hosts"])
        controller = self.of_kind(manifests, "NetworkPolicy")["spec"]["ingress"][0]["from"][0]
        self.assertIn("ingress-nginx", controller["namespaceSelector"]["matchLabels"].values())

    def test_the_command_of_the_pods_serves_and_ends(self):
        program = engine.service()
        if program is None:
            print("Kubernetes: the command of the pods is left out, because there is no fiori-serve")
            return
        import urllib.request, yaml
        rules = yaml.safe_load((engine.DEPLOY / "kubernetes/prometheus-adapter-rule.yaml").read_text())["rules"]
        for folder in ["base", "overlays/production"]:
            container = self.pods(self.manifests(folder))[0]["spec"]["containers"][0]
            self.assertEqual(container["command"], ["fiori", "serve"])
            words = " ".join(container["args"]).replace("=", " ").split()
            port = engine.free_port()
            words[words.index("--host") + 1] = "127.0.0.1"
            words[words.index("--port") + 1] = str(port)
            words[words.index("--drain-delay") + 1] = "0"
            served = self.start(program, *words, "--fiori", engine.fiori(), name=folder.replace("/", "-"))

            def answer(probe):
                try:
                    path = container[probe]["httpGet"]["path"] if probe.endswith("Probe") else probe
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as response:
                        return response.read().decode() or "empty"
                except OSError:
                    return None

            for probe in ["startupProbe", "readinessProbe", "livenessProbe"]:
                self.wait(lambda: answer(probe), 60, f"answer to the {probe}")
            metrics = answer("/metrics")
            for name in set(re.findall(r"fiori_queue_\w+(?=\{)", rules["custom"][0]["metricsQuery"])):
                self.assertRegex(metrics, rf"(?m)^{name} 0$")
            served.send_signal(signal.SIGTERM)
            self.assertEqual(served.wait(30), 0, self.logs())

    def test_the_rule_of_the_adapter_makes_the_metric_of_the_autoscaler(self):
        import yaml
        rules = yaml.safe_load((engine.DEPLOY / "kubernetes/prometheus-adapter-rule.yaml").read_text())
        self.assertEqual([rule["name"]["as"] for rule in rules["rules"]["custom"]], ["fiori_queue_jobs"])

    def test_the_indexes_of_the_job_draw_all_cards_once(self):
        job = self.of_kind(self.manifests("render-cards"), "Job")["spec"]
        self.assertEqual(job["completionMode"], "Indexed")
        container = job["template"]["spec"]["containers"][0]
        for number in range(7):
            folder = self.folder / f"cards/{number:02}"
            folder.mkdir(parents=True)
            (folder / "manifest.json").write_text(json.dumps(engine.card(number)))
        drawn = []
        for index in range(job["completions"]):
            words = [
                {"/cards": str(self.folder / "cards"), "/pictures": str(self.folder / "pictures"),
                 "fiori": str(engine.fiori())}.get(word, word).replace("$(JOB_COMPLETION_INDEX)", str(index))
                for word in container["command"] + container["args"]]
            # The last shards have no card, which is no error.
            self.run_program(*words)
            summary = self.folder / f"pictures/summary-{index}-of-{job['completions']}.json"
            drawn += [result["path"] for result in json.loads(summary.read_text())["results"]]
        self.assertEqual(sorted(drawn), [f"{number:02}/manifest.json" for number in range(7)])


if __name__ == "__main__":
    unittest.main()
