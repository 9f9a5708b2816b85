import { escapeHtml } from '../escape-html.ts'

/** The colours of the portal's two themes that the server's own pages need. */
const light = `color-scheme: light;
--canvas: #f6f8f9; --surface: #fff; --pressed: rgb(13 42 48 / .09); --sunken: #eef1f2;
--text: #162022; --quiet: #4f5a5d; --border: #d2d8da; --strong: #bec6c8; --control: #808b8d;
--focus: #006973; --tile: #ece5c2; --letter: #544701; --shadow: 0 1px 2px rgb(11 38 43 / .07);
--solid: #006973; --solid-hover: #025962; --river: #006973; --joining: #419ba6`

const dark = `color-scheme: dark;
--canvas: #0f1416; --surface: #161c1e; --pressed: rgb(214 238 242 / .1); --sunken: #0b1011;
--text: #ebeff0; --quiet: #a8b3b6; --border: #353f41; --strong: #444f51; --control: #6d7b7e;
--focus: #6fcfdb; --tile: #3c3613; --letter: #e3d9a4; --shadow: 0 1px 2px rgb(0 0 0 / .4);
--solid: #06747e; --solid-hover: #107f8a; --river: #ceeff3; --joining: #6fcfdb`

const fontFace = (file: string | undefined) =>
  file
    ? `@font-face { font-family: "Inter Variable"; src: url("${escapeHtml(file)}") format("woff2"); font-weight: 100 900 }`
    : ''

/** Returns the base styles of a page in the portal's style. `font` is the font file of the built portal. */
export const portalStyles = (font: string | undefined): string => `${fontFace(font)}
:root { ${light} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${dark} } }
:root[data-theme="dark"] { ${dark} }
* { box-sizing: border-box }
body { margin: 0; color: var(--text);
  font: 14px/20px "Inter Variable", Inter, system-ui, sans-serif; font-optical-sizing: auto }`

/** Returns the attribute of `html` for the chosen theme. Without one, the browser's preference applies. */
export const themeAttribute = (theme: string | undefined): string =>
  theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''

/** The style of a link or button on a page with {@link portalStyles}. */
export const buttonStyles = `display: flex; align-items: center; justify-content: center; gap: 6px; height: 44px;
  padding: 0 18px; border: 1px solid var(--strong); border-radius: 6px; background: var(--surface);
  box-shadow: var(--shadow); color: var(--text); font: inherit; font-weight: 500; text-decoration: none;
  white-space: nowrap; cursor: pointer`
