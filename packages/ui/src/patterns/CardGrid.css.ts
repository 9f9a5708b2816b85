import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** Cards of at least 300 px, as many as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: vars.space[4],
  alignItems: 'stretch',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

/** Among very many cards, those out of sight are neither laid out nor painted. */
export const cell = styleVariants({
  some: [card],
  many: [card, { contentVisibility: 'auto', containIntrinsicSize: 'auto 200px' }],
})
