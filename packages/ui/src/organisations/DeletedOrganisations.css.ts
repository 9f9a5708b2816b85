import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.default}` } },
})
