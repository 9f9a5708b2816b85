import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const form = style([column, { gap: vars.space[4] }])

/** The sections of a drawer extend from edge to edge, divided by lines. */
export const drawer = style(column)

// Keeps a focused element clear of the sticky top.
globalStyle(`${drawer} :is(input, select, textarea, button)`, {
  scrollMarginBlockStart: `calc(2 * ${vars.space[16]})`,
})

export const failure = styleVariants({
  centre: {},
  // Visible wherever in a long form the button was pressed.
  end: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    padding: `${vars.space[4]} ${vars.space[6]}`,
    background: vars.color.bg.surface,
    '@media': { [media.phone]: { padding: vars.space[4] } },
  },
})

/** Before the buttons; above them on phones, where the buttons share the width. */
export const note = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
