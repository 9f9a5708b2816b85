import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Above the list of the members, which starts below the gap. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
  marginBlockEnd: space[4],
})

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: vars.size.lg,
  paddingInline: space[3],
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.bg.hover },
})

globalStyle(`${toggle} svg`, { flex: 'none', color: color.text.secondary })
globalStyle(`[dir="rtl"] ${toggle}:not([aria-expanded="true"]) svg`, { rotate: '180deg' })
