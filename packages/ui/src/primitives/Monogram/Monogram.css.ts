import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const monogram = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
})

export const hue = styleVariants(vars.tile, ({ bg, fg }) => ({ background: bg, color: fg }))

export const off = style({
  background: `color-mix(in srgb, ${vars.color.text.primary} 7%, transparent)`,
  color: vars.color.text.tertiary,
})

const square = (side: string, borderRadius: string, fontSize: string) => ({
  width: side,
  height: side,
  borderRadius,
  fontSize,
})

export const size = styleVariants({
  20: square(vars.size.tag, vars.radius.inner, vars.text['2xs']),
  24: square(vars.size.target, vars.radius.sm, vars.text.xs),
  28: square(vars.size.sm, vars.radius.sm, vars.text.sm),
  32: square(vars.size.md, vars.radius.md, vars.text.md),
  36: square(vars.size.lg, vars.radius.md, vars.text.lg),
  44: square(vars.size.xl, vars.radius.lg, vars.text.xl),
})
