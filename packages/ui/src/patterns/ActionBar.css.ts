import { globalStyle, style } from '@vanilla-extract/css'
import { aboveFoot } from '../theme/foot.ts'
import { media } from '../theme/media.ts'
import { overriding } from '../theme/overriding.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Height to keep free between the content and the bar. 0 unless set around the content. */
export const roomAboveBar = '--tributary-action-bar-room'

/** The action bar of a linker or wizard, at the foot of the page in full width, over the page's margins. */
export const bar = style({
  position: 'sticky',
  bottom: aboveFoot,
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

// On phones the bar is at the foot of the window even if the page is short.
globalStyle(`main:has(${bar})`, {
  '@media': { [media.phone]: { display: 'flex', flex: '1 0 auto', flexDirection: 'column', gap: 0 } },
})
globalStyle(`main:has(> ${bar}) > :not(${bar}):nth-last-child(2)`, {
  '@media': { [media.phone]: { marginBlockEnd: space[6] } },
})

/** Hidden on phones if another button leads back. */
export const wideOnly = style({ '@media': { [media.phone]: overriding({ display: 'none' }) } })
