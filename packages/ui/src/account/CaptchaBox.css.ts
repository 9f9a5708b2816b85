import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const row = style({
  minHeight: vars.size['2xl'],

  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.sm,
  background: vars.color.bg.canvas,
  selectors: { '&[data-invalid]': { borderColor: vars.tone.danger.icon } },
})

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1half'],
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.text.secondary,
})
export const verified = style({ color: vars.tone.success.text })
