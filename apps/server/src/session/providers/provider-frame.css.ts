import { escapeHtml } from '../../escape-html.ts'

/** The values of the portal's two schemes that this page needs (design language, sections 3 to 5). */
const light = `color-scheme: light;
--canvas: #f6f8f9; --surface: #fff; --pressed: rgb(13 42 48 / .09); --sunken: #eef1f2;
--text: #162022; --quiet: #4f5a5d; --border: #d2d8da; --strong: #bec6c8; --control: #808b8d;
--focus: #006973; --tile: #ece5c2; --letter: #544701; --shadow: 0 1px 2px rgb(11 38 43 / .07)`

const dark = `color-scheme: dark;
--canvas: #0f1416; --surface: #161c1e; --pressed: rgb(214 238 242 / .1); --sunken: #0b1011;
--text: #ebeff0; --quiet: #a8b3b6; --border: #353f41; --strong: #444f51; --control: #6d7b7e;
--focus: #6fcfdb; --tile: #3c3613; --letter: #e3d9a4; --shadow: 0 1px 2px rgb(0 0 0 / .4)`

const fontFace = (file: string | undefined) =>
  file
    ? `@font-face { font-family: "Inter Variable"; src: url("${escapeHtml(file)}") format("woff2"); font-weight: 100 900 }`
    : ''

/** The looks of the provider frame: 96 px high, as wide as the portal makes it. */
export const frameStyle = (font: string | undefined): string => `${fontFace(font)}
:root { ${light} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${dark} } }
:root[data-theme="dark"] { ${dark} }
* { box-sizing: border-box }
body { margin: 0; background: transparent; color: var(--text);
  font: 14px/20px "Inter Variable", Inter, system-ui, sans-serif; font-optical-sizing: auto }
.frame { display: grid; gap: 10px; padding: 11px; border: 1px solid var(--border); border-radius: 8px;
  background: var(--canvas) }
p { display: flex; align-items: center; gap: 6px; margin: 0; color: var(--quiet); font-size: 12px; line-height: 16px }
svg { flex: none }
a { display: flex; align-items: center; justify-content: center; gap: 6px; height: 44px; padding: 0 18px;
  border: 1px solid var(--strong); border-radius: 6px; background: var(--surface); box-shadow: var(--shadow);
  color: var(--text); font-weight: 500; text-decoration: none; white-space: nowrap }
a:hover { border-color: var(--control); background: color-mix(in srgb, var(--surface), var(--pressed)) }
a:active { background: var(--sunken) }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
a > span { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 6px;
  background: var(--tile); color: var(--letter); font-size: 12px; font-weight: 600; line-height: 1 }
@media (max-width: 319px) { .opens { display: none } }
@media (forced-colors: active) { a > span { border: 1px solid CanvasText } }`
