import { style } from '@vanilla-extract/css'
import { rtl } from '../theme/direction.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const art = style({
  width: 380,
  height: 'auto',
  // The streams run to the end of the line.
  selectors: { [rtl]: { scale: '-1 1' } },
  '@media': { [media.belowFull]: { width: 280 }, [media.belowDesktop]: { display: 'none' } },
})

export const streams = [vars.tone.progress.border, vars.color.accent.border, vars.color.accent.stream].map(
  (stroke) => style({ stroke }),
)
/** A line that carries nothing at present. */
export const broken = style({ stroke: vars.tone.danger.icon, strokeDasharray: '7 6' })
export const springs = Object.values(vars.tile).map(({ bg, fg }) => style({ fill: bg, stroke: fg }))
export const sea = style({ fill: vars.color.bg.surface, stroke: vars.color.border.strong })
export const icon = style({ stroke: vars.color.text.accent })
