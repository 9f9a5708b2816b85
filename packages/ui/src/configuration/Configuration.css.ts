import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  padding: `${vars.space[3]} ${vars.space[5]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}` } },
})

/** As high as the lines it replaces. */
export const ghost = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: 66,
})

export const ghostWords = style({ display: 'grid', gap: vars.space['2half'], flex: 1 })
