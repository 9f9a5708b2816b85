import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const notes = style({
  marginBlockEnd: vars.space[4],
  ':empty': { display: 'none' },
})
