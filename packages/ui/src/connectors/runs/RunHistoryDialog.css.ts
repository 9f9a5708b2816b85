import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { tabular } from '../../theme/text.css.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space, text, lineHeight } = vars

export const run = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
})

export const head = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto 16px',
    alignItems: 'center',
    columnGap: space[2],
    width: '100%',
    minHeight: vars.size.lg,
    padding: `${space['1half']} ${space[1]}`,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: color.text.primary,
    font: 'inherit',
    fontSize: text.sm,
    lineHeight: lineHeight.sm,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: color.bg.sunken },
  },
])

export const icon = style({ color: toneVars.icon })

export const detail = style({
  paddingBlock: `${space[1]} ${space[4]}`,
  paddingInline: `28px ${space[1]}`,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.half} ${space[4]}`,
  fontSize: text.sm,
  lineHeight: lineHeight.sm,
  color: color.text.secondary,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fact = style([tabular, { color: color.text.primary, overflowWrap: 'anywhere' }])

export const why = style({
  borderRadius: vars.radius.sm,
  background: toneVars.bg,
})

export const cause = style({ color: toneVars.text, fontWeight: vars.weight.medium })

export const words = style({
  margin: 0,
  padding: space[3],
  borderRadius: vars.radius.sm,
  background: color.bg.sunken,
  fontFamily: vars.font.mono,
  fontSize: text.xs,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
