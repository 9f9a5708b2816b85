import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { narrow } from './triage-columns.ts'

const { color, space } = vars
const outline = (width: string, tint: string) => `inset 0 0 0 ${width} ${tint}`

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space['2half']} ${space[3]}`,
  borderBlockEnd: `${vars.border.thin} solid ${color.border.default}`,
})

export const search = style({ width: 220, '@container': { [narrow]: { flex: '1 1 100%' } } })

export const pills = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['1half'],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.size.target,
  paddingInline: `${space['1half']} ${space['2half']}`,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.full,
  background: 'transparent',
  boxShadow: outline(vars.border.thin, color.border.control),
  color: color.text.primary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: color.bg.hover },
  selectors: {
    '&[aria-pressed="true"]': {
      background: toneVars.bg,
      boxShadow: outline(vars.border.thick, toneVars.icon),
      color: toneVars.text,
    },
  },
  '@media': {
    [media.touch]: { minHeight: vars.size.touch },
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: vars.border.thick } },
    },
  },
})

export const icon = style({ flex: 'none', color: toneVars.icon })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})

export const toggle = style({
  selectors: { '&[aria-pressed="true"]': { background: color.bg.selected, color: color.text.accent } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '1px solid Highlight' } } },
  },
})

export const count = style({
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  fontVariantNumeric: 'tabular-nums',
})
