import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

export const room = style({ marginBlock: `${space[4]} ${space[6]}` })

/** Two lines of text and their padding. */
const rowHeight = `(${vars.lineHeight.md} * 2 + ${space[3]})`

const box = style({
  overflowY: 'auto',
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
})

export const rowCounts = [1, 2, 3, 4, 5] as const

/** The height of this many rows, however many items there are. */
export const rows = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => [
  box,
  { blockSize: `calc(${count} * ${rowHeight})` },
])

/** How many rows are not drawn. */
export const rowsBelow = '--tributary-attention-rows-below'

/** There is room for the rows that are not drawn. */
export const list = style({ paddingBlockEnd: `calc(var(${rowsBelow}) * ${rowHeight})` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 16px',
  alignItems: 'center',
  columnGap: space[3],
  blockSize: `calc${rowHeight}`,
  paddingInline: space[5],
})

/** A link over the whole row, and room for one action after it. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  blockSize: `calc${rowHeight}`,
  selectors: {
    'li + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` },
    '&:has(> :nth-child(2))': { paddingInlineEnd: space[3] },
  },
})

export const link = style([
  row,
  {
    blockSize: '100%',
    color: color.text.primary,
    textDecoration: 'none',
    ':hover': { background: color.bg.sunken },
  },
])

export const sentence = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const arrow = style({ color: color.text.secondary })
