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
  alignContent: 'start',
})

export const head = style({
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
