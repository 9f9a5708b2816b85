import { style } from '@vanilla-extract/css'
import { alignedWithParent } from '../../theme/direction.ts'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'
import { fact } from '../RunCard.css.ts'

export const status = style({
  marginBlockStart: vars.space[1],
})

export const nameOff = style({ color: vars.color.text.secondary })

export const original = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...alignedWithParent,
  lineHeight: '18px',
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

/** Users and page content on the card, below each other. */
export const slot = style({ minWidth: 0, ':empty': { display: 'none' } })

/** Frequent actions, and on the next row those that end the connection. */
export const footer = style(overriding({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

/** At the end of its row. */
export const menu = style({ marginInlineStart: 'auto' })

/** On phones, buttons share the width. */
export const action = style({
  '@media': { [media.phone]: overriding({ flex: '1 1 auto' }) },
})
