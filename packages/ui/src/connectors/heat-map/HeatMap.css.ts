import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { tabular } from '../../theme/text.css.ts'
import { tone, toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space, text, lineHeight } = vars
const MARK = 14
const hairline = (tint: string) => `${vars.border.thin} solid ${tint}`

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = style({ minWidth: 0 })
export const figureName = style({ color: color.text.secondary, fontSize: text.sm, lineHeight: lineHeight.sm })
export const figureValue = style([
  tabular,
  { fontSize: text.xl, lineHeight: lineHeight.xl, fontWeight: vars.weight.semibold },
])
export const alarmingValue = style([figureValue, { color: color.text.danger }])
export const figureNote = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.sm,
  lineHeight: lineHeight.sm,
})
export const figureLink = style({ color: color.text.accent })

/** The first column stays in sight. Positioned, because its hidden words would otherwise widen the page. */
export const scrolling = style({
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'auto',
  maxWidth: '100%',
  paddingBlock: space.half,
})

const columns = createVar()
const ROW_HEAD = 240
/** The columns share the width of the panel until a row is hard to follow. */
const columnWidth = `clamp(${vars.size.target}, calc((100cqi - ${ROW_HEAD + 24}px) / ${columns}), 44px)`

const map = style({ borderCollapse: 'separate', borderSpacing: 0, fontSize: text.sm })
export const grid = styleVariants({
  days: [map, { vars: { [columns]: '14' } }],
  hours: [map, { vars: { [columns]: '24' } }],
})

const headText = style({
  color: color.text.secondary,
  fontSize: text.xs,
  lineHeight: lineHeight.xs,
  fontWeight: vars.weight.regular,
})

export const corner = style([
  headText,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: color.bg.surface,
    textAlign: 'start',
    paddingInlineEnd: space[3],
  },
])

const columnHead = style([
  headText,
  tabular,
  { minWidth: columnWidth, textAlign: 'center', whiteSpace: 'nowrap' },
])

export const column = styleVariants({
  past: [columnHead],
  now: [columnHead, { color: color.text.primary, fontWeight: vars.weight.semibold }],
  future: [columnHead],
})

export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  width: ROW_HEAD,
  maxWidth: '40vw',
  height: vars.size.target,
  paddingInlineEnd: space[3],
  background: color.bg.surface,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
})

export const name = style({
  overflow: 'hidden',
  minWidth: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.size.target,
  color: color.text.primary,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const type = style({
  marginInlineStart: 'auto',
  color: color.text.tertiary,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})

const cellBox = style({
  width: columnWidth,
  minWidth: columnWidth,
  height: vars.size.target,
  padding: 0,
  textAlign: 'center',
  verticalAlign: 'middle',
  lineHeight: 0,
  borderRadius: vars.radius.sm,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
})

/** The current column has lines at its sides: what is after it is planned. */
export const gridCell = styleVariants({
  past: [cellBox],
  now: [cellBox, { borderInline: hairline(color.border.strong), borderRadius: 0 }],
  future: [cellBox],
})

export const pressable = style({ cursor: 'pointer', ':hover': { background: color.bg.hover } })

const box = style({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  width: MARK,
  height: MARK,
  verticalAlign: 'middle',
})
const filled = style([
  box,
  {
    borderRadius: 2,
    background: toneVars.icon,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
])
const outlined = style([
  box,
  {
    border: `2px solid ${toneVars.icon}`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])

/** The shape alone identifies the outcome. Success is quiet, so that the eye finds failures. */
export const mark = styleVariants({
  succeeded: [filled, { vars: { [toneVars.icon]: color.border.strong } }],
  failed: [
    filled,
    tone.danger,
    { clipPath: 'polygon(0 0, 72% 0, 0 72%, 0 100%, 100% 100%, 100% 28%, 28% 100%, 0 100%, 0 0)' },
  ],
  mixed: [filled, tone.warning, { borderRadius: 0, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' }],
  running: [outlined, tone.progress, { borderRadius: vars.radius.full }],
  upcoming: [outlined, { borderWidth: 1, borderRadius: 2, vars: { [toneVars.icon]: color.border.control } }],
  none: [filled, { height: 2, borderRadius: 1, vars: { [toneVars.icon]: color.border.default } }],
})

/** A line below the mark. */
export const clashing = style({
  display: 'inline-block',
  paddingBlockEnd: 1,
  borderBlockEnd: `2px solid ${vars.tone.warning.icon}`,
  lineHeight: 0,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  color: color.text.secondary,
  fontSize: text.xs,
  lineHeight: lineHeight.xs,
})
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space['1half'] })

export const table = style({ width: '100%', minWidth: 640, borderCollapse: 'collapse', fontSize: text.sm })
export const cell = style({
  height: vars.size.md,
  paddingInlineEnd: space[3],
  borderBlockStart: hairline(color.border.subtle),
  textAlign: 'start',
  fontWeight: vars.weight.regular,
})
export const number = style([cell, tabular, { textAlign: 'end' }])
export const head = style([headText, { paddingInlineEnd: space[3], textAlign: 'start' }])
export const numberHead = style([head, { textAlign: 'end' }])
