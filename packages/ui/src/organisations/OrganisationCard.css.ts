import { style } from '@vanilla-extract/css'
import { clamped } from '../theme/direction.ts'
import { text, truncate } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: 68,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
})

export const words = style({ minWidth: 0 })

/** At most two lines. The tooltip has the whole name. */
export const name = style([text.md, clamped(2)])

export const key = style([
  text.xs,
  truncate,
  { color: vars.color.text.secondary, fontFamily: vars.font.mono },
])
