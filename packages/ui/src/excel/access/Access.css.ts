import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 4fr) minmax(0, 9fr)',
  alignItems: 'start',
  gap: `${space[4]} ${space[5]}`,
  minWidth: 0,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
})

/** Sticky next to the scrolling tables. No bottom border, because the page can be shorter than the list. */
export const list = style({
  position: 'sticky',
  insetBlockStart: space[5],
  minWidth: 0,
  '@media': { [media.belowDesktop]: { position: 'static' } },
})

globalStyle(`${list} > section ~ *`, { display: 'none' })

/** The choice of a list is above the list. */
export const toolbar = style({ gridColumn: '1 / -1' })

/** Visually last, next to both lines. */
export const print = style({ gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' })

export const name = style({ gridColumn: 1, overflowWrap: 'anywhere' })

export const summary = style({
  gridColumn: 1,
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const reasonList = style({ listStyle: 'none' })

// A block, so that the column's label on a card aligns with its first line.
export const reason = style({
  overflowWrap: 'anywhere',
  ...overriding({ display: 'block', width: 'fit-content' }),
})

export const person = style({ minWidth: 0, ...overriding({ display: 'block' }) })

export const lines = style({ listStyle: 'none' })

/** 24 px high, and 44 px on touch screens. */
export const lineHead = style({
  paddingBlock: space.half,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { paddingBlock: space[3] } },
})

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

globalStyle(`${detail} dt`, { color: color.text.secondary })
globalStyle(`${detail} dd`, { margin: 0, overflowWrap: 'anywhere' })
