import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const glassSize = 15

export const search = style({ position: 'relative' })

export const glass = style({
  position: 'absolute',
  insetInlineStart: vars.space['2half'],
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.text.tertiary,
  pointerEvents: 'none',
})

export const box = style({
  appearance: 'none',
  // Hides the browser's own cross, because there is one of ours.
  '::-webkit-search-cancel-button': { appearance: 'none' },
  // Twice the class, so that it wins over the box whichever stylesheet loads last.
  // Not less than the icon with its distances, which keep their size in the compact density.
  selectors: {
    '&&': {
      paddingInline: `max(${vars.space[8]}, ${glassSize}px + ${vars.space['2half']} + ${vars.space['1half']})`,
    },
  },
  '@media': {
    [`${media.phone}, ${media.touch}`]: { selectors: { '&&': { paddingInlineEnd: vars.size.xl } } },
  },
})

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.half,
})
