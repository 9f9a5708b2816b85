import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

/** At the foot of the page, as wide as the page: it goes over the edges that the page keeps free. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: `${space[6]} calc(-1 * ${vars.layout.gutter}) calc(-1 * ${space[16]})`,
  padding: `${space[3]} ${vars.layout.gutter}`,
  borderBlockStart: `${vars.border.thin} solid ${color.border.default}`,
  background: color.bg.surface,
  boxShadow: vars.shadow.bar,
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      marginBlockStart: 'auto',
      gap: space[2],
      padding: `${space['2half']} ${vars.layout.gutter} calc(${space['2half']} + env(safe-area-inset-bottom))`,
    },
  },
})

export const sentence = style({
  flex: 1,
  minWidth: 0,
  color: color.text.secondary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flex: '1 0 100%' } },
})
globalStyle(`${sentence} b, ${sentence} strong`, {
  color: color.text.primary,
  fontWeight: vars.weight.medium,
})

export const button = style({ '@media': { [media.phone]: overriding({ flex: 1 }) } })

// On phones what is short ends above the foot of the window: the bar stands there all the same.
globalStyle(`main:has(${bar})`, {
  '@media': { [media.phone]: { display: 'flex', flex: '1 0 auto', flexDirection: 'column', gap: 0 } },
})
globalStyle(`main:has(> ${bar}) > :not(${bar}):nth-last-child(2)`, {
  '@media': { [media.phone]: { marginBlockEnd: space[6] } },
})

/** Where another button leads back and there is room for two. */
export const whereThereIsRoom = style({ '@media': { [media.phone]: overriding({ display: 'none' }) } })
