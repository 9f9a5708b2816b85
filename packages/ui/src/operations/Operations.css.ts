import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { space } = vars

/** An address or the reason of a failure in full. */
export const whole = style({
  display: 'block',
  paddingBlock: space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})

export const note = style({ display: 'block', color: vars.color.text.secondary })

export const more = style({ marginBlockStart: space[3] })

/** The facts about the whole database, in one row where there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  margin: 0,
})

export const fact = style({ display: 'grid', gap: space.half, margin: 0 })

export const value = style({ margin: 0, fontWeight: vars.weight.medium })
