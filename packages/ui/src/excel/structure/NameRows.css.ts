import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

/** The rows scroll, so that "Add another" and the buttons stay visible. The margin keeps space for the focus ring. */
export const scroller = style({
  position: 'relative',
  maxHeight: '46vh',
  overflowY: 'auto',
  overflowAnchor: 'none',
  scrollPaddingBlock: vars.space[2],
  margin: `calc(-1 * ${vars.border.thick})`,
  padding: vars.border.thick,
  '@media': { [media.phone]: { maxHeight: '40vh' } },
})

export const row = style({ paddingBlockEnd: vars.space[2] })

/** The only row cannot be removed. */
export const unused = style({ visibility: 'hidden' })

const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  paddingBlockStart: vars.space[1],
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  overflowWrap: 'anywhere',
})

export const noteOf = styleVariants({
  failed: [note, { color: vars.color.text.danger, fontWeight: vars.weight.medium }],
  hint: [note, { color: vars.tone.warning.text }],
})

export const noteIcon = style({ flex: 'none', marginBlockStart: vars.border.thin })

export const count = style({ color: vars.color.text.secondary, fontSize: vars.text.sm })
