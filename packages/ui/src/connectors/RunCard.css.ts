import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { rtl } from '../theme/direction.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** The start of everything on a card: padding, glyph, gap. */
const textEdge = '60px'

const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
})

/** `off` shows a disconnected connector by surface and text colour, never by opacity. `deleted` is only an outline. */
export const card = styleVariants({
  on: [frame],
  off: [frame, { background: vars.color.bg.sunken }],
  deleted: [
    frame,
    { background: 'transparent', borderStyle: 'dashed', borderColor: vars.color.border.strong },
  ],
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
})

export const names = style({ flex: 1, minWidth: 0 })

/** Taller than its text, for touch, without moving its surroundings. */
export const nameLink = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 24,
  marginBlock: -2,
  borderRadius: vars.radius.xs,
  color: vars.color.text.primary,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { [`${card.off} &, ${card.deleted} &`]: { color: vars.color.text.secondary } },
  '@media': { [media.touch]: { minHeight: vars.size.xl, marginBlock: -12 } },
})

const line = style({
  marginTop: 1,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.text.secondary,
})

export const stateLine = styleVariants({
  quiet: [line],
  warning: [line, { color: vars.tone.warning.text, fontWeight: vars.weight.medium }],
  danger: [line, { color: vars.tone.danger.text, fontWeight: vars.weight.medium }],
  restricted: [line, { color: vars.tone.restricted.text, fontWeight: vars.weight.medium }],
})

export const body = style({
  alignContent: 'start',

  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  paddingInline: `${textEdge} ${vars.space[4]}`,
})

const tint = createVar()
const detailBox = style({ overflowWrap: 'anywhere' })
const tinted = style([
  detailBox,
  {
    marginInlineStart: -10,
    padding: `${vars.space['1half']} ${vars.space['2half']}`,
    borderRadius: vars.radius.sm,
    background: `color-mix(in srgb, ${tint} 60%, transparent)`,
  },
])

/** Only error, overdue and forbidden have a tint. A healthy page is nearly monochrome. */
export const detail = styleVariants({
  quiet: [detailBox, { color: vars.color.text.secondary }],
  warning: [tinted, { vars: { [tint]: vars.tone.warning.bg } }],
  danger: [tinted, { vars: { [tint]: vars.tone.danger.bg } }],
  restricted: [tinted, { vars: { [tint]: vars.tone.restricted.bg } }],
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${vars.space[3]}`,
  fontSize: vars.text.xs,
  lineHeight: '18px',
  color: vars.color.text.secondary,
})

export const fact = style({
  color: vars.color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  minHeight: 24,
})

/** Reserves the height of the initials, so that no button moves. */
export const peopleRoom = style({ height: 24 })

export const morePeople = style({
  marginInlineStart: vars.space.half,
})

export { action, footer } from '../patterns/CardFooter.css.ts'

/** At the end of the row. */
export const tables = style({ marginInlineStart: 'auto' })

export const pointer = style({
  flex: '1 1 0',
})

const flow = keyframes({ from: { translate: '-100% 0' }, to: { translate: '230% 0' } })

/** Shows moving data. With reduced motion it is a still, dashed line. */
export const stream = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 2,
  overflow: 'hidden',
  background: vars.color.accent.streamFaint,
  selectors: { [rtl]: { scale: '-1 1' } },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: '45%',
    borderRadius: 2,
    background: `linear-gradient(90deg, transparent, ${vars.color.accent.stream} 35%, ${vars.color.text.accent})`,
    animation: `${flow} ${vars.duration.stream} ${vars.ease.inOut} infinite`,
  },
  '@media': {
    [media.reducedMotion]: {
      '::after': {
        width: '100%',
        animation: 'none',
        background: `repeating-linear-gradient(90deg, ${vars.color.accent.stream} 0 8px, transparent 8px 14px)`,
      },
    },
  },
})
