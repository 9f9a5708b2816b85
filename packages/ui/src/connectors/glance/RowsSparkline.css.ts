import { style } from '@vanilla-extract/css'
import { rtl } from '../../theme/direction.ts'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const trend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  fontVariantNumeric: 'tabular-nums',
})

/** Quieter than the number. Its sign stays before it in both directions of text. */
export const change = style({
  marginInlineStart: vars.space['1half'],
  color: vars.color.text.secondary,
  fontSize: vars.text.xs,
  unicodeBidi: 'isolate',
})

/** Time flows in the direction of the page. */
export const chart = style({
  flex: 'none',
  overflow: 'visible',
  selectors: { [rtl]: { scale: '-1 1' } },
})

export const line = style({
  fill: 'none',
  stroke: vars.color.border.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

export const end = style({
  fill: vars.color.text.primary,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const warning = style({ flex: 'none', color: toneVars.icon })
