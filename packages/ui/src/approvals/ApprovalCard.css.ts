import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
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

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 53,
  padding: `${vars.space['2half']} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border.subtle}`,
})

export const action = style({ '@media': { [media.phone]: { flex: 1 } } })

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
