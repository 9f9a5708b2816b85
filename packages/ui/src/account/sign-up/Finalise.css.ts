import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

/** The explanation is close to the heading. */
export const words = style({
  marginTop: vars.space['1half'],
  color: vars.color.text.secondary,
  textWrap: 'pretty',
})

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
})
