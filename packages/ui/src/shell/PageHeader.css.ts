import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const header = style({
  marginBottom: vars.space[5],
})

/** On its own line, close to the heading below. */
export const breadcrumb = style({ width: '100%', marginBottom: `calc(-1 * ${vars.space[2]})` })

export const words = style({
  flex: 1,
  minWidth: 260,
  '@media': { [media.phone]: { minWidth: '100%' } },
})

export const heading = style({ overflowWrap: 'anywhere', ':focus': { outline: 'none' } })

export const summary = style({
  maxWidth: '76ch',
  marginTop: vars.space.half,
  color: vars.color.text.secondary,
  textWrap: 'pretty',
})

export const status = style({
  minHeight: 28,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.phone]: { width: '100%' } },
})

// Buttons and links fill their row, like everything in its column.
globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.phone]: { flex: 1, maxWidth: '100%' } } })
