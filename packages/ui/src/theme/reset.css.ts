import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { buttonRules, fieldRules, focusRing, pageText, smoothText, textRules } from './element-rules.ts'
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
  ...pageText,
  ...smoothText,
})
for (const [elements, rule] of [...textRules, ...fieldRules, ...buttonRules]) base(elements, rule)
base(':focus-visible', focusRing)

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
