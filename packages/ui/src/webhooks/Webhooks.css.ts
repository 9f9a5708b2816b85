import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { tabular } from '../theme/text.css.ts'
import { toneVars } from '../theme/tone.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, text, lineHeight } = vars

/** A long name in the table keeps its end. */
export const nameLink = style({ display: 'flex', minWidth: 0 })

/** The list of connectors scrolls on its own. */
export const choices = style({ display: 'grid', gap: space[2], maxHeight: 220, overflowY: 'auto' })

export const fieldset = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  fontSize: text.sm,
  lineHeight: lineHeight.sm,
  fontWeight: vars.weight.medium,
})

export const error = style({ color: color.text.danger, fontSize: text.sm, lineHeight: lineHeight.sm })

export const card = style({
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const list = style({ padding: `${space[2]} ${space[4]}` })

export const delivery = style({
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

export const detail = style({ paddingBlock: `${space[1]} ${space[4]}`, paddingInline: `28px ${space[1]}` })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.half} ${space[4]}`,
  margin: 0,
  fontSize: text.sm,
  lineHeight: lineHeight.sm,
  color: color.text.secondary,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fact = style([
  tabular,
  {
    margin: 0,
    color: color.text.primary,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { marginBlockEnd: space['1half'] } },
  },
])

export const words = style({
  margin: 0,
  padding: space[3],
  maxHeight: 260,
  overflowY: 'auto',
  borderRadius: vars.radius.sm,
  background: color.bg.sunken,
  fontFamily: vars.font.mono,
  fontSize: text.xs,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
