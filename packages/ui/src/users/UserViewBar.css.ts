import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
})

export const end = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
})

export const count = style({ color: vars.color.text.secondary, fontSize: vars.text.sm })
