/// The style sheet of the gallery's pages, in light and dark.
enum GalleryStyle {
    static let text = """
        :root {
          color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif;
          --ground: #f5f6f7; --card: #fff; --text: #12171c; --quiet: #475e75; --edge: #d5dadd; --field: #8396a8;
          --link: #0057d2; --picture: #fff;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #12171c; --card: #1a2733; --text: #f5f6f7; --quiet: #a9b4be; --edge: #354a5f; --field: #8396a8;
            --link: #89d1ff; --picture: #161c21;
          }
        }
        body { margin: 2rem auto; max-width: 1240px; padding: 0 1rem; background: var(--ground); color: var(--text); }
        h1 { font-size: 28px; margin: 0.5rem 0; overflow-wrap: anywhere; } h2 { font-size: 20px; margin: 2.5rem 0 1rem; }
        a { color: var(--link); }
        [hidden] { display: none !important; }
        header p { color: var(--quiet); margin: 0; }
        nav { display: flex; flex-wrap: wrap; gap: 4px 20px; } nav a { padding: 2px 0; }
        search { position: sticky; top: 0; display: flex; gap: 12px; align-items: center; padding: 8px 0;
          background: var(--ground); z-index: 1; }
        input { font: inherit; flex: 0 1 360px; min-width: 0; padding: 8px 12px; border: 1px solid var(--field);
          border-radius: 8px; background: var(--card); color: var(--text); }
        section { scroll-margin-top: 56px; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; margin: 0;
          padding: 0; list-style: none; }
        .tiles a { display: block; height: 100%; box-sizing: border-box; overflow: hidden; color: inherit;
          text-decoration: none; background: var(--card); border: 1px solid var(--edge); border-radius: 12px; }
        .tiles a:hover, .tiles a:focus-visible { border-color: var(--link); }
        .thumbnail { display: flex; flex-direction: column; justify-content: safe center; height: 180px;
          overflow: hidden; background: var(--picture); border-bottom: 1px solid var(--edge); }
        .thumbnail img { width: 100%; }
        .name { display: block; padding: 10px 14px 0; font-weight: 600; }
        .summary { display: block; padding: 2px 14px 14px; font-size: 13px; color: var(--quiet); }
        .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; } figcaption { font-size: 12px; color: var(--quiet); margin-top: 4px; }
        img { display: block; max-width: 100%; height: auto; border-radius: 10px; }
        .thumbnail img { border-radius: 0; }
        figure img { outline: 1px solid var(--edge); }
        details { margin-bottom: 12px; }
        pre { overflow-x: auto; padding: 12px; border-radius: 8px; background: var(--card); font-size: 13px; }

        """
}
