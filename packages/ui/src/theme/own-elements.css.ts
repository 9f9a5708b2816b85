import { globalStyle } from '@vanilla-extract/css'
import { buttonRules, focusRing, pageText } from './element-rules.ts'
import { media } from './media.ts'

// What the components need of a reset, for a host without one. The names of published classes start with `tributary-`. The
// weight of the rules is zero, so that every class wins.
const OWN = '[class*="tributary-"]'
const own = `:where(${OWN})`
const all = `${own}, ${own}::before, ${own}::after`

globalStyle(all, { boxSizing: 'border-box' })

// Buttons and icons always have a class.
for (const [element, rule] of buttonRules) globalStyle(`:where(${element}${OWN})`, rule)
globalStyle(`:where(${OWN}:focus-visible), :where(${OWN} > :focus-visible:not([class]))`, focusRing)

// Elements inside inherit it. A link or a time in a sentence of the host keeps the text of the host.
globalStyle(`:where(${OWN}:not(${OWN} *, a, time))`, pageText)

globalStyle(all, {
  '@media': { [media.reducedMotion]: { animation: 'none !important', transition: 'none !important' } },
})
// As in the reset, for pages in Arabic.
globalStyle(`:lang(ar) ${own}`, { letterSpacing: 'normal !important' as 'normal' })
