import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const mark = style({
  background: 'none',
  color: vars.color.text.accent,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
})
