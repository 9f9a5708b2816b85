import { type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space, text, lineHeight, border } = vars
const DOT = 12

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
})

export const search = style({
  ...overriding({ width: vars.layout.search }),
  '@media': { [media.phone]: { flexGrow: 1 } },
})

export const count = style({
  marginInlineEnd: 'auto',
  color: color.text.secondary,
  fontSize: text.sm,
  lineHeight: lineHeight.sm,
})

/** Set to the number of columns, and to the place of the marked one. */
export const columnCount = '--tributary-matrix-columns'
export const markedColumn = '--tributary-matrix-marked'
const cellWidth = '--tributary-matrix-cell'
const NAMES = 'min(240px, 42vw)'
const widthOf = (columns: string) => `calc(${NAMES} + var(${columns}) * var(${cellWidth}))`

/** Both heads stay in sight. Focused cells scroll clear of them. */
export const scrolling = style({
  vars: { [cellWidth]: vars.size.lg },
  overflow: 'auto',
  maxWidth: '100%',
  width: 'fit-content',
  maxHeight: 'max(320px, 72vh)',
  border: `${border.thin} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
  scrollPaddingBlockStart: 148,
  scrollPaddingInlineStart: NAMES,
  '@media': { [media.touch]: { vars: { [cellWidth]: vars.size.xl } } },
})

export const whole = style({ position: 'relative', isolation: 'isolate', width: widthOf(columnCount) })

/** Its layout is fixed, because browsers measure every cell otherwise. */
export const grid = style({
  tableLayout: 'fixed',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.sm,
})

export const nameColumn = style({ width: NAMES })

/** Behind the cells, because browsers paint each cell again when the background of a column changes. */
export const columnMark = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineStart: `calc(${widthOf(markedColumn)} - var(${cellWidth}))`,
  width: `var(${cellWidth})`,
  background: color.bg.hover,
})

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: 1 })

const headBox = style({
  background: color.bg.surface,
  color: color.text.secondary,
  fontSize: text.xs,
  lineHeight: lineHeight.xs,
  fontWeight: vars.weight.medium,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
})
const lineBelow = `${border.thin} solid ${color.border.default}`

export const columnHead = style([headBox, { padding: 0, verticalAlign: 'bottom', borderBlockEnd: lineBelow }])

/** Upright letters would make 60 columns too wide. */
export const columnName = style({
  display: 'block',
  boxSizing: 'border-box',
  maxHeight: 140,
  // Its block axis is the horizontal one.
  marginBlock: 'auto',
  paddingInline: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  writingMode: 'vertical-rl',
  rotate: '180deg',
})

export const corner = style([
  headBox,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    padding: `${space[2]} ${space[3]}`,
    textAlign: 'start',
    verticalAlign: 'bottom',
    borderBlockEnd: lineBelow,
    borderInlineEnd: lineBelow,
  },
])

/** Isolated, because browsers then paint the other rows from their memory. */
export const row = style({
  isolation: 'isolate',
  selectors: { '&:hover, &:focus-within': { background: color.bg.hover } },
})

export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInline: space[3],
  background: color.bg.surface,
  borderInlineEnd: lineBelow,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  selectors: { [`${row}:is(:hover, :focus-within) > &`]: { background: color.bg.selectedSubtle } },
})

export const name = style(
  overriding({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: vars.size.sm,
    outlineOffset: `calc(-1 * ${vars.focus.width})`,
  }),
)

const cellBase = style({
  height: vars.size.sm,
  padding: 0,
  textAlign: 'center',
  lineHeight: 0,
  cursor: 'pointer',
  ':hover': { background: color.bg.pressed },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': { [media.touch]: { height: vars.size.xl } },
})

type Shape = { box: StyleRule; forced: StyleRule }

const ink = color.accent.solid
const dot = { width: DOT, height: DOT, borderRadius: vars.radius.full }

/** The shape alone is the meaning: a disc, half a disc in a ring, a dash. */
const shapes: Record<'all' | 'part' | 'none', Shape> = {
  all: { box: { ...dot, background: ink }, forced: { background: 'CanvasText' } },
  part: {
    box: {
      ...dot,
      border: `2px solid ${ink}`,
      background: `linear-gradient(to top, ${ink} 50%, transparent 50%)`,
    },
    forced: {
      borderColor: 'CanvasText',
      background: 'linear-gradient(to top, CanvasText 50%, transparent 50%)',
    },
  },
  none: {
    box: { width: 8, height: 2, background: color.border.strong },
    forced: { background: 'GrayText' },
  },
}

/** Drawn without another element, because there are thousands of them. */
const drawnBefore = ({ box, forced }: Shape): StyleRule => ({
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      boxSizing: 'border-box',
      verticalAlign: 'middle',
      ...box,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'none', ...forced } } },
  },
})

export const mark = styleVariants(shapes, drawnBefore)
export const cell = styleVariants(mark, (shape) => [cellBase, shape])

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  listStyle: 'none',
  color: color.text.secondary,
  fontSize: text.xs,
  lineHeight: lineHeight.xs,
})
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space['1half'] })

/** The printed table: narrow columns with upright names. */
export const printedPerson = style(overriding({ width: '20%', textAlign: 'start', verticalAlign: 'bottom' }))
export const printedHead = style(
  overriding({ height: 140, paddingInline: 0, verticalAlign: 'bottom', fontWeight: 'normal' }),
)
/** Two lines. Browsers repeat a head only if it takes less than a quarter of the page. */
export const printedName = style({
  boxSizing: 'border-box',
  maxHeight: 140,
  maxWidth: '2.2em',
  marginInline: 'auto',
  overflow: 'hidden',
  fontSize: '8pt',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  writingMode: 'vertical-rl',
  rotate: '180deg',
})
export const printedMark = style(overriding({ paddingInline: 0, textAlign: 'center' }))
