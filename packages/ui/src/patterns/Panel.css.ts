import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`

/** A narrow column: in half a wide screen, each setting would be far from its button. */
export const column = style({
  maxWidth: '880px',
})

export const panel = style({
  minWidth: 0,
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const head = style({
  borderBlockEnd: line,
})

export const heading = style({ ':focus': { outline: 'none' } })

export const aside = style({ marginInlineStart: 'auto' })

export const padded = style({ padding: space[5] })

/** Text with one button next to it. */
export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
})

/** Like {@link setting}, but on phones the button is below the text. */
export const stacking = style([
  setting,
  { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
])

export const footer = style([stacking, { borderBlockStart: line }])

export const support = style({
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  textWrap: 'pretty',
})

export const summary = style([support, { marginBlockStart: space.half }])

export const below = style({ gridColumn: '1 / -1' })
