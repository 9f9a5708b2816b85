import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { tone, toneVars } from '../theme/tone.css.ts'
import { vars } from '../theme/vars.css.ts'

/** At the lower edge, above every dialog, so that it stays in sight. */
export const bar = style([
  tone.restricted,
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: vars.z.toast,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockStart: `${vars.border.thick} solid ${toneVars.icon}`,
    background: toneVars.bg,
    color: vars.color.text.primary,
    fontSize: vars.text.sm,
    lineHeight: vars.lineHeight.sm,
    '@media': { print: { display: 'none' } },
  },
])

export const icon = style({
  flex: 'none',
  color: toneVars.icon,
  '@media': { [media.phone]: { display: 'none' } },
})

export const words = style({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${words} strong`, { fontWeight: vars.weight.semibold })
