import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { overriding } from '../theme/overriding.ts'
import { vars } from '../theme/vars.css.ts'

/** The actions of a card, separated from its content. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 52,
  padding: `${vars.space['2half']} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border.subtle}`,
})

export const action = style({ '@media': { [media.phone]: overriding({ flex: 1 }) } })
