import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['1half'],
  alignContent: 'start',
  minWidth: 0,
})

export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['1half'],
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.weight.medium,
})

export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space['1half'] })

export const mark = style({
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.text.tertiary,
})

export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.text.tertiary })

export const line = style({
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.text.secondary,
})

export const error = style([
  line,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    fontWeight: vars.weight.medium,
    color: vars.color.text.danger,
  },
])

export const errorIcon = style({ marginBlockStart: vars.border.thin })

// Announced only if it was there before it had words; empty, it must not cost the gap.
export const hint = style([line, { ':empty': { position: 'absolute' } }])
