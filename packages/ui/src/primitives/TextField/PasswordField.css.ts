import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const affix = style({ position: 'relative' })

// Twice the class, so that it wins over the box whichever stylesheet loads last.
export const withToggle = style({ selectors: { '&&': { paddingInlineEnd: vars.size.xl } } })

export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[1],
})
