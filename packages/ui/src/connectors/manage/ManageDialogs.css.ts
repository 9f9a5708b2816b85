import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The connectors to disconnect. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 'clamp(110px, 30vh, 260px)',
  overflowY: 'auto',
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: `0 ${vars.space['2half']}`,
  alignItems: 'center',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}` },
  },
})

export const problem = style({
  gridColumn: 2,
})

export const waiting = style({ color: vars.color.text.tertiary })
export const done = style({ color: vars.tone.success.icon })
export const failed = style({ color: vars.tone.danger.icon })
