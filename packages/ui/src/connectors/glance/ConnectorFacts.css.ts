import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The facts wrap on narrow screens, and stay one line each. */
export const facts = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
})
