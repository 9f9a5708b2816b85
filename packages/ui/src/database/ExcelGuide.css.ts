import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { space, color } = vars

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.sm} minmax(0, 1fr)`,
  columnGap: space[3],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[6] },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${vars.size.sm} / 2)`,
      insetBlock: `calc(${vars.size.sm} + ${space.half}) ${space.half}`,
      borderInlineStart: `${vars.border.thin} solid ${color.border.strong}`,
    },
  },
})

export const place = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.sm,
  height: vars.size.sm,
  borderRadius: vars.radius.full,
  background: color.accent.soft,
  color: color.text.accent,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
})

export const content = style({ marginBlockStart: space[2] })

const screen = {
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.md,
  background: color.art.bg,
} as const

export const frame = style({ ...screen, display: 'block' })

export const facade = style({
  ...screen,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  ':focus-visible': {
    outline: `${vars.focus.width} solid ${color.focus}`,
    outlineOffset: vars.focus.offset,
  },
})

export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const bands = [color.art.band1, color.art.band2, color.art.band3, color.art.band7].map((stroke) =>
  style({ stroke }),
)

export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size['2xl'],
  height: vars.size['2xl'],
  borderRadius: vars.radius.full,
  background: color.art.text,
  color: color.art.bg,
})

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,

  background: color.art.bg,
  color: color.art.text,
})
