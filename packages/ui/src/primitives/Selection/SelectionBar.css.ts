import { globalStyle, style } from '@vanilla-extract/css'
import { aboveFoot } from '../../theme/foot.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
/** In less space than this, all actions but the first are in a menu. */
const narrow = '(width < 1080px)'
const wide = '(width >= 1080px)'

/** At the foot of the list, and of the window while the list is longer. */
export const bar = style({
  position: 'sticky',
  bottom: aboveFoot,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderBlockStart: `${vars.border.thin} solid ${color.border.default}`,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  background: color.bg.surface,
  boxShadow: vars.shadow.bar,
  '@media': { [media.phone]: { paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))` } },
})

export const count = style({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: space[1],
  color: color.text.primary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const inLine = style({
  display: 'flex',
  gap: space[1],
  '@container': { [narrow]: { display: 'none' } },
})

export const inMenu = style({
  display: 'flex',
  gap: space[1],
  '@container': { [wide]: { display: 'none' } },
})

// The bar does not cover what has the focus in a row.
globalStyle(`:has(> ${bar}) :is(a, button, input)`, {
  scrollMarginBlockEnd: `calc(${vars.size['2xl']} + ${space[4]})`,
})
