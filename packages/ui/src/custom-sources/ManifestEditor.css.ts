import { createVar, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const pad = space[2]

/** The height of a line. Text, numbers and marks use it. */
export const lineHeight = createVar()
const small = { vars: { [lineHeight]: '20px' }, fontSize: vars.text.sm }
// 16 px, because iOS zooms into anything smaller and does not zoom back.
const large = { vars: { [lineHeight]: '24px' }, fontSize: vars.text.lg }

/** Scrolls in both directions with its line numbers. Its height can be dragged. */
export const scroller = style([
  small,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    height: 'clamp(300px, 58vh, 680px)',
    minHeight: 160,
    overflow: 'auto',
    resize: 'vertical',
    border: `${vars.border.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.sm,
    background: color.bg.field,
    fontFamily: vars.font.mono,
    lineHeight,
    scrollPaddingInlineStart: 64,
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.focus.width} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${vars.border.thin})`,
      },
      '&:has([readonly])': { background: color.bg.sunken },
    },
    '@media': { [`${media.phone}, ${media.touch}`]: large },
  },
])

export const dropping = style({ background: color.bg.selected, borderStyle: 'dashed' })

export const gutter = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingBlock: pad,
  paddingInline: `${space[6]} ${space[2]}`,
  borderInlineEnd: `${vars.border.thin} solid ${color.border.subtle}`,
  background: color.bg.sunken,
  color: color.text.secondary,
  textAlign: 'end',
  whiteSpace: 'pre',
  userSelect: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const code = style({ position: 'relative' })

const atLine = { position: 'absolute', height: lineHeight } as const

export const mark = style({
  ...atLine,
  insetInlineStart: space[1],
  display: 'grid',
  placeItems: 'center',
  width: space[4],
  color: vars.tone.danger.icon,
})

/** Behind the text of a faulty line. */
export const strip = style({
  ...atLine,
  insetInline: 0,
  background: vars.tone.danger.bgSubtle,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
})

/** After the end of a faulty line. */
export const note = style({
  ...atLine,
  maxWidth: '70ch',
  overflow: 'hidden',
  pointerEvents: 'none',
  color: color.text.danger,
  fontFamily: vars.font.sans,
  fontSize: vars.text.xs,
  lineHeight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const box = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: pad,
  border: 0,
  overflow: 'hidden',
  resize: 'none',
  background: 'transparent',
  color: color.text.primary,
  font: 'inherit',
  tabSize: 2,
  whiteSpace: 'pre',
  '::placeholder': { color: color.text.tertiary, opacity: 1 },
  // The scroller has the ring.
  ':focus-visible': { outline: 'none' },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

export const faults = style({
  display: 'grid',
  gap: space[1],
  maxHeight: 168,
  overflowY: 'auto',
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})

export const fault = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: space[2],
  alignItems: 'baseline',
})
