import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** The details, with something wider next to them if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const details = style({ display: 'grid', gap: vars.space[4], padding: vars.space[5] })
