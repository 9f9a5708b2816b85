import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const affix = style({ position: 'relative' })

export const withToggle = style({ paddingInlineEnd: vars.size.xl })

export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[1],
  display: 'flex',
  alignItems: 'center',
})
