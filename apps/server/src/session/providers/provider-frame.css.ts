import { buttonStyles, portalStyles } from '../../portal/portal-styles.ts'

/** Returns the styles of the provider frame: 96 px high, as wide as the portal makes it. */
export const frameStyle = (font: string | undefined): string => `${portalStyles(font)}
body { background: transparent }
.frame { display: grid; gap: 10px; padding: 11px; border: 1px solid var(--border); border-radius: 8px;
  background: var(--canvas) }
p { display: flex; align-items: center; gap: 6px; margin: 0; color: var(--quiet); font-size: 12px; line-height: 16px }
svg { flex: none }
a { ${buttonStyles} }
a:hover { border-color: var(--control); background: color-mix(in srgb, var(--surface), var(--pressed)) }
a:active { background: var(--sunken) }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
a > span { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 6px;
  background: var(--tile); color: var(--letter); font-size: 12px; font-weight: 600; line-height: 1 }
@media (max-width: 319px) { .opens { display: none } }
@media (forced-colors: active) { a > span { border: 1px solid CanvasText } }`
