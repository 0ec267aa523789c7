/// The text of the page.
enum TryPageSource {
    static let token = #"<label>Token<input id="token" type="password" autocomplete="off"></label>"#

    static let html = #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>fiori serve</title>
        <style>{{style}}</style>
        </head>
        <body>
        <header>
        <h1>fiori serve</h1>
        <p>Cards, charts and components as pictures. <a href="/openapi.json">OpenAPI</a></p>
        </header>
        <main>
        <form id="form">
        <fieldset class="kinds">
        <legend class="hidden">Kind</legend>
        <label><input type="radio" name="kind" value="card" checked>Card</label>
        <label><input type="radio" name="kind" value="chart">Chart</label>
        <label><input type="radio" name="kind" value="table">Table (CSV)</label>
        <label><input type="radio" name="kind" value="component">Component</label>
        </fieldset>
        <label id="nameField" hidden>Component<input id="name" value="ObjectItem" autocomplete="off"></label>
        <label class="grow">Document<textarea id="document" spellcheck="false" rows="18"></textarea></label>
        <div class="options">
        <label>Format<select id="format"><option>png<option>svg<option>pdf<option id="json">json</select></label>
        <label>Scheme<select id="scheme"><option>light<option>dark</select></label>
        <label>Theme<select id="theme">{{themes}}</select></label>
        <label>Locale<input id="locale" value="en_US" size="6"></label>
        <label>Size<input id="size" placeholder="400x" size="7"></label>
        <label id="typeField" hidden>Type<input id="type" value="column" size="8"></label>
        {{token}}
        </div>
        <details>
        <summary>Style sheet</summary>
        <label>Colours and styles, in the form of .nss files<textarea id="styleSheet" spellcheck="false" rows="4"
        placeholder="{{styleSheet}}"></textarea></label>
        </details>
        <button type="submit">Draw</button>
        </form>
        <section aria-live="polite">
        <p id="status">Nothing is drawn yet.</p>
        <div id="result"></div>
        </section>
        </main>
        <script>{{script}}</script>
        </body>
        </html>

        """#

    static let style = """
        :root{color-scheme:light dark;--ground:#f5f6f7;--surface:#fff;--text:#223548;--dim:#556b82;--line:#d5dadd;\
        --tint:#0064d9}
        @media (prefers-color-scheme:dark){:root{--ground:#12171c;--surface:#1d232a;--text:#eaecee;--dim:#a9b4be;\
        --line:#3a4552;--tint:#4db1ff}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--ground);color:var(--text);font:16px/1.4 Inter,system-ui,sans-serif}
        header{padding:1.25rem 1.5rem .25rem}h1{font-size:1.25rem;margin:0}header p{margin:.25rem 0;color:var(--dim)}
        a{color:var(--tint)}
        main{display:grid;grid-template-columns:minmax(20rem,1fr) minmax(20rem,1fr);gap:1rem;padding:1rem 1.5rem}
        @media (max-width:50rem){main{grid-template-columns:1fr}}
        form,section{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem;\
        display:flex;flex-direction:column;gap:.75rem;min-width:0}
        fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:1rem}
        .kinds label{flex-direction:row;align-items:center;color:var(--text);font-size:1rem;gap:.35rem}
        label{display:flex;flex-direction:column;gap:.25rem;color:var(--dim);font-size:.8125rem}
        [hidden],.hidden{display:none}
        input,select,textarea{font:inherit;font-size:.9375rem;color:var(--text);background:var(--ground);\
        border:1px solid var(--line);border-radius:.5rem;padding:.4rem .5rem;max-width:100%}
        textarea{font:13px/1.5 "JetBrains Mono",ui-monospace,monospace;width:100%;resize:vertical}
        summary{color:var(--dim);font-size:.8125rem;cursor:pointer}summary+label{margin-top:.5rem}
        .options{display:flex;flex-wrap:wrap;gap:.75rem}
        button{align-self:start;font:inherit;font-weight:600;color:#fff;background:#0064d9;border:0;\
        border-radius:.5rem;padding:.5rem 1.25rem;cursor:pointer}
        button:disabled{opacity:.5}
        :focus-visible{outline:2px solid var(--tint);outline-offset:1px}
        #status{margin:0;color:var(--dim)}
        #result img{max-width:100%;height:auto}#result iframe{width:100%;height:32rem;border:0}
        #result pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}
        """

    static let script = #"""
        const field = id => document.getElementById(id);
        const kind = () => document.querySelector("input[name=kind]:checked").value;
        const drafts = {...examples};
        let shown = "card", address;
        function show() {
          drafts[shown] = field("document").value;
          shown = kind();
          field("document").value = drafts[shown];
          field("nameField").hidden = shown !== "component";
          field("typeField").hidden = shown !== "table";
          field("json").disabled = shown !== "card";
          if (shown !== "card" && field("format").value === "json") field("format").value = "png";
          field("size").placeholder = {card: "400x", component: "390x"}[shown] ?? "800x400";
        }
        for (const radio of document.querySelectorAll("input[name=kind]")) radio.addEventListener("change", show);
        field("document").value = examples.card;
        function element(name, properties) { return Object.assign(document.createElement(name), properties); }
        field("form").addEventListener("submit", async event => {
          event.preventDefault();
          const paths = {card: "/v1/cards", chart: "/v1/charts", table: "/v1/charts",
            component: "/v1/components/" + encodeURIComponent(field("name").value)};
          const query = new URLSearchParams({format: field("format").value, scheme: field("scheme").value,
            theme: field("theme").value, locale: field("locale").value});
          if (field("size").value) query.set("size", field("size").value);
          if (shown === "table" && field("type").value) query.set("type", field("type").value);
          const headers = {"Content-Type": shown === "table" ? "text/csv; charset=utf-8" : "application/json"};
          let body = field("document").value;
          const styleSheet = field("styleSheet").value;
          if (styleSheet.trim()) {
            // The document goes in as it stands, so that faults in it have the lines that are seen here.
            const member = {component: "values", table: "chart"}[shown] ?? shown;
            const content = shown === "table" ? JSON.stringify({csv: body}) : body.trim() || "{}";
            body = `{"${member}": ${content}, "options": {"styleSheet": ${JSON.stringify(styleSheet)}}}`;
            headers["Content-Type"] = "application/vnd.fiori.envelope+json";
          }
          if (field("token")?.value) headers.Authorization = "Bearer " + field("token").value;
          const button = document.querySelector("button");
          button.disabled = true;
          const start = performance.now();
          try {
            const response = await fetch(paths[shown] + "?" + query,
              {method: "POST", headers, body});
            const type = response.headers.get("Content-Type") ?? "";
            const blob = await response.blob();
            const notices = response.headers.get("Fiori-Notices");
            field("status").textContent = `${response.status}, ${blob.size} bytes, ` +
              `${Math.round(performance.now() - start)} ms` + (notices ? `, ${notices} notices` : "");
            if (address) URL.revokeObjectURL(address);
            address = URL.createObjectURL(blob);
            let result;
            if (type.startsWith("image/")) result = element("img", {src: address, alt: "The picture"});
            else if (type === "application/pdf") result = element("iframe", {src: address, title: "The picture"});
            else {
              const text = await blob.text();
              let pretty = text;
              try { pretty = JSON.stringify(JSON.parse(text), null, 2); } catch {}
              result = element("pre", {textContent: pretty});
            }
            if (result.src && type.startsWith("image/png")) {
              result.addEventListener("load", () => { result.width = result.naturalWidth / 2; });
            }
            field("result").replaceChildren(result);
          } catch (error) {
            field("status").textContent = "The service does not answer: " + error.message;
          } finally { button.disabled = false; }
        });
        """#
}
