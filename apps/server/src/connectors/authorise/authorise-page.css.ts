import { buttonStyles, portalStyles } from '../../portal/portal-styles.ts'

/** Styles of the authorise page: the portal's header, then a centred card. */
export const authoriseStyle = (font: string | undefined): string => `${portalStyles(font)}
body { min-height: 100vh; background: var(--canvas) }
header { padding: 32px 24px 0 }
header a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; border-radius: 4px; color: inherit;
  font-size: 18px; font-weight: 600; letter-spacing: -.02em; text-decoration: none }
.river { fill: var(--river) }
.joining { fill: var(--joining) }
main { max-width: 440px; margin: 12vh auto 0; padding: 24px; border: 1px solid var(--border); border-radius: 12px;
  background: var(--surface) }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; letter-spacing: -.01em }
p { margin: 0 0 8px; color: var(--quiet); overflow-wrap: anywhere; text-wrap: pretty }
p strong { color: var(--text); font-weight: 600 }
form { display: flex; flex-wrap: wrap-reverse; gap: 8px; justify-content: flex-end; margin-top: 24px }
form > * { ${buttonStyles} }
form button { border-color: transparent; background: var(--solid); color: #fff }
form button:hover { background: var(--solid-hover) }
form a:hover { border-color: var(--control); background: color-mix(in srgb, var(--surface), var(--pressed)) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media (max-width: 575px) {
  header { padding: 16px 16px 0 }
  main { margin: 24px 16px 0; padding: 16px }
  form > * { flex: 1 }
}
@media (forced-colors: active) { .river, .joining { fill: CanvasText } form button { border-color: ButtonBorder } }`
