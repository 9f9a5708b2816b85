import { globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'

// What the components need of a reset, for a host without one. The names of published classes start with `tributary-`.
const own = ':where([class*="tributary-"])'
const all = `${own}, ${own}::before, ${own}::after`

globalStyle(all, { boxSizing: 'border-box' })
globalStyle(all, {
  '@media': { [media.reducedMotion]: { animation: 'none !important', transition: 'none !important' } },
})
// As in the reset, for pages in Arabic.
globalStyle(`:lang(ar) ${own}`, { letterSpacing: 'normal !important' as 'normal' })
