import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 4fr) minmax(0, 9fr)',
  alignItems: 'start',
  minWidth: 0,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
})

/** The list and its line to what is told; they stay while the tables beside them scroll. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  position: 'sticky',
  insetBlockStart: space[5],
  minWidth: 0,
  '@media': {
    [media.belowDesktop]: { position: 'static', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
})

export const head = style({ display: 'grid', gap: space.half, minWidth: 0 })

export const name = style({ overflowWrap: 'anywhere' })

export const summary = style({
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
})

export const reasons = style({ display: 'grid', justifyItems: 'start', gap: space[1], minWidth: 0 })

export const reasonList = style({ display: 'grid', gap: space[1], minWidth: 0, listStyle: 'none' })

export const reason = style({ overflowWrap: 'anywhere' })

export const person = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const change = style({ display: 'grid', justifyItems: 'start', gap: space[2], minWidth: 0 })

export const lines = style({ display: 'grid', gap: space[1], minWidth: 0, listStyle: 'none' })

export const lineHead = style({ cursor: 'pointer', overflowWrap: 'anywhere' })

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
