import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { confluenceCurve } from '../patterns/confluence.ts'
import { alignedWithParent, clamped } from '../theme/direction.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, tone } = vars

/** The room for the lines between two columns, in pixels. */
const COLUMN_GAP = 27

/** The height of the facts below a list, at most. */
const factsInList = '45vh'

const LINE = '1.5px'
const thin = vars.border.thin

export const page = styleVariants({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 232px',
    alignItems: 'start',
    gap: `${space[4]} ${space[5]}`,
    minWidth: 0,
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 },
})

export const tree = styleVariants({
  columns: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'start',
    columnGap: COLUMN_GAP,
    gridColumn: 1,
    gridRow: 2,
    minWidth: 0,
  },
  list: { display: 'grid', gap: space[3], minWidth: 0, maxWidth: 560 },
})

export const column = style({ display: 'grid', gap: space['1half'], minWidth: 0 })

export const head = style({
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.medium,
  minHeight: vars.lineHeight.lg,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['1half'],
  minWidth: 0,
  minHeight: vars.size.md,
  paddingBlock: 3,
  paddingInline: space['1half'],
  border: `${thin} solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  background: color.bg.surface,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  textAlign: 'start',
  ':hover': { borderColor: color.border.controlHover },
  '@media': {
    [media.touch]: { minHeight: vars.size.xl },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
  selectors: {
    '&[aria-selected="true"]': {
      borderColor: color.control.checked,
      background: color.bg.selected,
      boxShadow: `inset 0 0 0 1px ${color.control.checked}`,
      fontWeight: vars.weight.medium,
    },
    '&[aria-expanded]': { color: color.text.accent, fontWeight: vars.weight.medium },
    // The facts cover the lower part of a list.
    [`${tree.list} &`]: { scrollMarginBlock: `${space[12]} calc(${factsInList} + ${space[6]})` },
    [`${tree.columns} &`]: { fontSize: vars.text.xs, lineHeight: vars.lineHeight.xs },
    [`${tree.columns} &[data-tile]`]: {
      flexDirection: 'column',
      gap: 2,
      paddingInline: 2,
      textAlign: 'center',
    },
  },
})

/** Text of the third colour keeps its contrast on every surface, so nothing is only faint. */
export const look = styleVariants({
  ok: {},
  broken: { borderColor: tone.danger.border },
  off: { borderStyle: 'dashed', background: color.bg.canvas, color: color.text.secondary },
  dim: {
    borderColor: color.border.subtle,
    background: color.bg.canvas,
    color: color.text.tertiary,
    '@media': { [media.forcedColors]: { color: 'GrayText' } },
  },
})

/** The colour of the stroke of an icon, which browsers do not force. */
const ofText = { '@media': { [media.forcedColors]: { color: 'CanvasText' } } }

export const icon = style({ flex: 'none', color: color.text.secondary, ...ofText })

const sign = style({
  flex: 'none',
  selectors: {
    [`${tree.columns} [data-tile] > &`]: { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 },
  },
})
export const brokenSign = style([sign, { color: tone.danger.icon, ...ofText }])
export const offSign = style([sign, { color: color.text.secondary, ...ofText }])

/** Its direction is that of the page, so that a short name of another direction begins at the start. */
export const nameRoom = style({
  flex: 'auto',
  minWidth: 0,
  selectors: { [`${tree.columns} [data-tile] > &`]: { flex: 'none', maxWidth: '100%' } },
})

export const name = style({ ...clamped(2), ...alignedWithParent })

/** Next to the name in a list. A column is too narrow for it, so only the accessible name and the title have it. */
export const detail = style({
  flex: 'none',
  maxWidth: '50%',
  overflow: 'hidden',
  color: color.text.secondary,
  fontSize: vars.text.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${tree.columns} &`]: { display: 'none' } },
})

export const lines = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  strokeWidth: LINE,
})

const drawn = (stroke: string, forced: string, strokeDasharray?: string) => ({
  stroke,
  ...(strokeDasharray && { strokeDasharray }),
  '@media': { [media.forcedColors]: { stroke: forced } },
})

export const line = styleVariants({
  dim: drawn(color.border.subtle, 'GrayText'),
  off: drawn(color.border.strong, 'GrayText', '2 4'),
  ok: drawn(color.accent.stream, 'CanvasText'),
  broken: drawn(tone.danger.icon, 'CanvasText', '6 4'),
})

// In a list, each item joins a trunk at the start, as in the navigation. The sources join nothing.
const inList = `${tree.list} > ${column}:not(:first-child)`
const trunk = { content: '""', position: 'absolute', insetInlineStart: -15, pointerEvents: 'none' } as const
globalStyle(inList, { paddingInlineStart: 22 })
globalStyle(`${inList} > ${head}`, { marginInlineStart: -22 })
globalStyle(`${tree.list} > ${column} > ${head}`, { minHeight: 0 })
globalStyle(`${inList} > ${item}::before`, {
  ...trunk,
  insetBlock: '-7px -1px',
  borderInlineStart: `${LINE} solid ${color.accent.stream}`,
})
globalStyle(`${inList} > ${item}:last-child::before`, { insetBlockEnd: 'calc(50% + 7px)' })
globalStyle(`${inList} > ${item}::after`, {
  ...trunk,
  insetBlockStart: `calc(50% - ${confluenceCurve}px)`,
  width: 14,
  height: 10,
  border: `${LINE} solid ${color.accent.stream}`,
  borderBlockStart: 0,
  borderInlineEnd: 0,
  borderEndStartRadius: confluenceCurve,
})
globalStyle(`${inList} > ${item}[data-arriving="broken"]::after`, {
  borderColor: tone.danger.icon,
  borderStyle: 'dashed',
})
globalStyle(`${inList} > ${item}[data-arriving="off"]::after`, {
  borderColor: color.border.strong,
  borderStyle: 'dotted',
})

export const facts = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
  border: `${thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
  selectors: {
    [`${page.columns} > &`]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      top: `calc(${vars.layout.topbar} + ${space[4]})`,
    },
    [`${page.list} > &`]: {
      bottom: space[2],
      maxHeight: factsInList,
      overflowY: 'auto',
      boxShadow: vars.shadow[2],
    },
  },
})

// The name in the label of an action may be long.
globalStyle(`${facts} :is(a, button)`, { maxWidth: '100%', overflow: 'hidden' })

export const subject = style({ overflowWrap: 'anywhere' })
export const support = style({
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})
export const help = style([
  support,
  { maxWidth: 720, selectors: { [`${page.columns} > &`]: { gridColumn: '1 / 3', gridRow: 1 } } },
])
export const fault = style([support, { color: tone.danger.text }])

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  color: color.text.secondary,
})
export const value = style({ color: color.text.primary, overflowWrap: 'anywhere' })

export const pair = style({ display: 'contents' })

/** The drawer itself has no padding. */
export const inDrawer = style({ padding: space[6], '@media': { [media.phone]: { padding: space[4] } } })
