import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const request = style({ textWrap: 'pretty' })

export const address = style({ overflowWrap: 'anywhere', color: vars.color.text.primary })

export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
