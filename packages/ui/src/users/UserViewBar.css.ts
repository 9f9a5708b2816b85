import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const wholeRow = { '@media': { [media.phone]: { gridColumn: '1 / -1' } } }

export const sorting = style([
  {
    display: 'flex',
    alignItems: 'end',
    gap: vars.space[2],
    '@media': {
      [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
  wholeRow,
])

export const end = style([
  {
    display: 'flex',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    '@media': { [media.phone]: { marginInlineStart: 0 } },
  },
  wholeRow,
])

export const count = style([
  {
    color: vars.color.text.secondary,
    fontSize: vars.text.sm,
    // Rendered while empty, so that its text is announced, but then takes no row.
    '@media': { [media.phone]: { selectors: { '&:empty': { position: 'absolute' } } } },
  },
  wholeRow,
])
