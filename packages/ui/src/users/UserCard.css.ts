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

/** A name that leads to the page of the user. Its link is cut instead, so that its focus ring is not. */
export const linkedName = style([text.md, { fontWeight: vars.weight.semibold }])

const link = {
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  ':hover': { textDecoration: 'underline' },
} as const

/** 24 px high, without moving the content around it. */
export const cardLink = style([
  truncate,
  link,
  { display: 'block', width: 'fit-content', maxWidth: '100%', paddingBlock: 2, marginBlock: -2 },
])

export const rowLink = style([link, { display: 'block', fontWeight: vars.weight.medium }])
