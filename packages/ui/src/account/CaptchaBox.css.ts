import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const captcha = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['1half'],
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minHeight: vars.size['2xl'],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
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
