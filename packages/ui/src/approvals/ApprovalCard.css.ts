import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.space[4],
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.pill,
})

export const kind = style({
  minWidth: 0,
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.caps,
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
})

export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export { action, footer } from '../patterns/CardFooter.css.ts'

export const decision = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})

export const since = style({
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})
