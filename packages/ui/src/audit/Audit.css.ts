import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const day = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)' } },
})

export const csv = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

/** A cell of several lines. Names and values have no places to break. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.sm,
})

export const secondary = style({ color: color.text.secondary, fontSize: vars.text.sm })

export const value = style({ fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm })

export const more = style({ marginBlockStart: space[3] })

export const hash = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})
