import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { truncate } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
const outline = (width: string, tint: string) => `inset 0 0 0 ${width} ${tint}`
const control = {
  minHeight: vars.size.sm,
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
} as const

/** One line on phones, which scrolls, so that the list below does not move when the filters have loaded. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1half'],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      padding: `${space.half} ${vars.layout.gutter}`,
      scrollPaddingInline: vars.layout.gutter,
    },
  },
})

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  minWidth: 0,
  borderRadius: vars.radius.full,
  background: color.bg.surface,
  boxShadow: outline(vars.border.thin, color.border.control),
  color: color.text.primary,
  '@media': { [media.forcedColors]: { outline: '1px solid ButtonBorder' } },
})

export const pressed = style({
  background: color.bg.selected,
  boxShadow: outline(vars.border.thick, color.accent.solid),
  color: color.text.accent,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})

const part = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1half'],
  minWidth: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  cursor: 'pointer',
  ':hover': { background: color.bg.hover },
})

export const apply = style([
  part,
  {
    paddingInline: space[3],
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
])

export const more = style([
  part,
  {
    justifyContent: 'center',
    width: vars.size.sm,
    borderStartEndRadius: vars.radius.full,
    borderEndEndRadius: vars.radius.full,
    color: color.text.secondary,
    '@media': { [media.touch]: { width: vars.size.touch } },
  },
])

globalStyle(`${apply}:has(+ ${more})`, {
  paddingInlineEnd: space['1half'],
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
})

export const name = style([truncate, { maxWidth: '28ch' }])
export const icon = style({ flex: 'none' })
export const shared = style({
  color: color.text.secondary,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
})
