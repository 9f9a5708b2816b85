import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The explanation is close to the heading. */
export const words = style({
  marginTop: vars.space['1half'],
  color: vars.color.text.secondary,
  textWrap: 'pretty',
})
