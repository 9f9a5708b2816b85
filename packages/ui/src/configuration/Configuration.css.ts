import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  padding: `${vars.space[3]} ${vars.space[5]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}` } },
})

/** As high as the lines it replaces, on average. */
export const ghost = style({
  minHeight: 63,
})
