import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const outlined = { '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } } }

/** Square, so that a tag or badge does not look like a status. */
const square = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: vars.size.tag,
  paddingInline: vars.space['1half'],
  borderRadius: vars.radius.xs,
  fontSize: vars.text.xs,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ...outlined,
})

export const badge = style([square, { background: toneVars.bg, color: toneVars.text }])

export const insider = style([
  square,
  {
    background: vars.color.accent.soft,
    color: vars.color.text.accent,
    boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.accent.border}`,
  },
])

export const earlyStage = style([
  square,
  {
    border: `${vars.border.thin} dashed color-mix(in srgb, ${vars.tone.warning.text} 55%, transparent)`,
    color: vars.tone.warning.text,
  },
])

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.tag,
  height: vars.size.tag,
  paddingInline: vars.space['1half'],
  borderRadius: vars.radius.full,
  background: toneVars.bg,
  color: toneVars.text,
  fontSize: vars.text.xs,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  ...outlined,
})
