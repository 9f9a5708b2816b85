import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const outline = `inset 0 0 0 ${vars.border.thin} ${toneVars.border}`
const outlined = { '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } } }

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
})

export const pill = style([
  base,
  {
    height: vars.size.pill,
    paddingInline: `${vars.space['1half']} ${vars.space[2]}`,
    borderRadius: vars.radius.full,
    background: toneVars.bg,
    color: toneVars.text,
    fontSize: vars.text.xs,
    lineHeight: 1,
    fontWeight: vars.weight.medium,
    ...outlined,
  },
])

export const plain = style([base, { fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm }])

export const icon = style({ color: toneVars.icon })

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.md,
  height: vars.size.md,
  borderRadius: vars.radius.md,
  background: toneVars.bg,
  color: toneVars.icon,
  ...outlined,
})

export const dashed = style({ background: 'none', boxShadow: outline })

export const off = style({
  background: `color-mix(in srgb, ${vars.color.text.primary} 7%, transparent)`,
})
