import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  fontWeight: vars.weight.semibold,
  letterSpacing: '.01em', // Otherwise two capitals at 11 px touch.
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
})

export const look = styleVariants({
  person: {
    borderRadius: vars.radius.full,
    background: vars.color.accent.soft,
    color: vars.color.text.accent,
    boxShadow: `inset 0 0 0 ${vars.border.thin} color-mix(in srgb, currentColor 16%, transparent)`,
  },
  quiet: {
    borderRadius: vars.radius.full,
    background: vars.tone.neutral.bg,
    color: vars.color.text.secondary,
  },
  organisation: {
    borderRadius: vars.radius.sm,
    background: vars.color.bg.inverse,
    color: vars.color.text.inverse,
  },
  quietOrganisation: {
    borderRadius: vars.radius.sm,
    background: vars.tone.neutral.bg,
    color: vars.color.text.secondary,
  },
})

const disc = (side: string, fontSize: string) => ({ width: side, height: side, fontSize })

export const size = styleVariants({
  24: disc(vars.size.target, vars.text['2xs']),
  28: disc(vars.size.sm, vars.text['2xs']),
  32: disc(vars.size.md, vars.text.xs),
  36: disc(vars.size.lg, vars.text.sm),
  48: disc(vars.size['2xl'], vars.text.lg),
})
