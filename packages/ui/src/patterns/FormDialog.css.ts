import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const form = style([column, { gap: vars.space[4] }])

/** The sections of a drawer reach from edge to edge, divided by lines. */
export const drawer = style(column)

export const failure = styleVariants({
  centre: {},
  right: {
    padding: `${vars.space[4]} ${vars.space[6]} 0`,
    '@media': { [media.phone]: { padding: `${vars.space[4]} ${vars.space[4]} 0` } },
  },
})

/** Left of the buttons; on phones above them, since they share the width there. */
export const note = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
