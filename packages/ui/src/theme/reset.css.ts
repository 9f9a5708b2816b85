import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

/** The reset is in a layer, so unlayered component styles win over it in any loading order. */
const reset = globalLayer('reset')

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } } as Parameters<typeof globalStyle>[1])

base('*, *::before, *::after', { boxSizing: 'border-box' })
base('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.layout.topbar} + ${vars.space[4]})`,
  scrollbarColor: `${vars.color.border.strong} transparent`,
})
base('body', {
  margin: 0,
  background: vars.color.bg.canvas,
  color: vars.color.text.primary,
  fontFamily: vars.font.sans,
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.md,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
base('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 })
base('ul, ol', { listStyle: 'none' })
base('h1, h2, h3, h4', { overflowWrap: 'break-word' })
base('h1', {
  fontSize: vars.text.xl,
  lineHeight: vars.lineHeight.xl,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
})
base('h2', { fontSize: vars.text.lg, lineHeight: vars.lineHeight.lg, fontWeight: vars.weight.semibold })
base('h3', { fontSize: vars.text.md, lineHeight: vars.lineHeight.md, fontWeight: vars.weight.semibold })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
base('button', { cursor: 'pointer' })
base('svg', { display: 'block', flex: 'none' })
base(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
})

// With reduced motion, loops stop and changes are immediate in every component. The duration is zero: even a tiny one
// would delay every property, a page's height as well, by one frame.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

// Space between Arabic letters would break their joins. The types do not support `!important`.
globalStyle(':lang(ar) *', { letterSpacing: 'normal !important' as 'normal' })
