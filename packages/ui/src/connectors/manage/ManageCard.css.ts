import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'
import { fact } from '../RunCard.css.ts'

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

/** Its title has the whole name. */
export const name = style({
  fontSize: vars.text.md,
  lineHeight: vars.lineHeight.md,
  fontWeight: vars.weight.semibold,
})

export const nameOff = style({ color: vars.color.text.secondary })

export const original = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: '18px',
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.text.secondary,
})

export const value = style([fact])

export const key = style([
  fact,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[1],
    // The button next to the key is higher than its line.
    marginBlock: -4,
  },
])

export const copied = style({ color: vars.color.text.secondary, fontSize: vars.text.xs })

export const refused = style([copied, { color: vars.color.text.danger }])

export const words = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })

/** Users and page content on the card, below each other. */
export const slot = style({ minWidth: 0, ':empty': { display: 'none' } })

/** Frequent actions, and on the next row those that end the connection. */
export const footer = style(overriding({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minWidth: 0 })

/** At the end of its row. */
export const menu = style({ marginInlineStart: 'auto' })

/** On phones, buttons share the width. */
export const action = style({
  '@media': { [media.phone]: overriding({ flex: '1 1 auto' }) },
})
