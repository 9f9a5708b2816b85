import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Browsers draw a legend into the border. Floating makes it a row of the grid. */
export const legend = style({
  float: 'inline-start',
  width: '100%',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
})

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['2half'],
  alignItems: 'start',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: space['1half'] } },
})

/** The circle is next to the first line of text. */
export const circle = style({ display: 'grid', paddingBlockStart: space.half })

/** A fact of a token that is not broken over two lines, unless it is longer than one. */
export const fact = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })

/** The buttons of a token. On phones they are below each other, because its facts need the room. */
export const buttons = style({
  display: 'flex',
  gap: space[2],
  marginInlineEnd: space[2],
  '@media': { [media.phone]: { flexDirection: 'column' } },
})

/** In less space than this the rows of a table are cards. */
const asCards = '(width < 640px)'

export const nameCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '@container': { [asCards]: { flexWrap: 'wrap' } },
})

/** Names a value of a token in a card, where it has no column. */
export const cardLabel = style({
  display: 'none',
  color: color.text.secondary,
  fontSize: vars.text.sm,
  '@container': { [asCards]: { display: 'inline' } },
})

/** In a card, each value of a token has a line below its name. */
export const cardValue = style({
  '@container': {
    [asCards]: {
      display: 'block',
      width: 'calc(100cqw - 40px)',
      paddingInlineStart: vars.size.xl,
      paddingBlockEnd: space[1],
    },
  },
})

/** The button of a token in a card, below its values. */
export const cardAction = style({ '@container': { [asCards]: { paddingInlineStart: space[8] } } })

/** The secret or a command: everything is legible, because it is copied or typed. */
export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.lg,
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: vars.radius.sm,
  background: color.bg.sunken,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const codeText = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** The empty page, on a card like the table that replaces it. */
export const card = style({
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

/** The last characters of a token, next to its name. They give way to nothing. */
export const hint = style({
  flex: 'none',
  color: color.text.secondary,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
})
