import { style } from '@vanilla-extract/css'
import { text, truncate } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'

/** 150 px high, or higher with larger text. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minHeight: 150,
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space['1half']}`,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
})

export const archived = style({ background: vars.color.bg.sunken })

export const head = style({
  marginBlockEnd: vars.space[1],
})

export const name = style([text.md, truncate, { fontWeight: vars.weight.semibold }])

export const email = style([text.xs, truncate, { color: vars.color.text.secondary }])

export const role = style([text.sm, truncate, { color: vars.color.text.secondary }])

/** A name that leads to the page of the user. */
export const link = style({
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  ':hover': { textDecoration: 'underline' },
  selectors: { [`${name} &`]: { fontWeight: 'inherit' } },
})
