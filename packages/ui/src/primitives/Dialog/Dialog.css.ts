import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { rtl } from '../../theme/direction.ts'
import { aboveFoot } from '../../theme/foot.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'
import { COVERED } from './cover-page.ts'

const { color, space } = vars
const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[2]}` } })
const outside = createVar()
const fromOutside = keyframes({ from: { translate: `${outside} 0` } })
const fromBelow = keyframes({ from: { translate: '0 100%' } })

const moved = (name: string) => `${name} ${vars.duration.slow} ${vars.ease.out}`
const line = `${vars.border.thin} solid ${color.border.default}`

export const overlay = styleVariants({
  centre: { zIndex: vars.z.dialog },
  end: { zIndex: vars.z.drawer },
  start: { zIndex: vars.z.drawer },
})

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: color.bg.scrim,
  animation: moved(fade),
})

/** Hides the page instead of dimming it. */
export const cover = style({ position: 'fixed', inset: 0, background: color.bg.canvas })

// A child that sets its own visibility must not show through. The types do not support `!important`.
globalStyle(`[${COVERED}], [${COVERED}] *`, { visibility: 'hidden !important' as 'hidden' })

const surface = style({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  background: color.bg.surface,
  color: color.text.primary,
  boxShadow: vars.shadow[3],
  ':focus-visible': { outline: 'none' },
})

export const side = styleVariants({
  centre: [
    surface,
    {
      zIndex: vars.z.dialog,
      insetInline: 0,
      top: '9vh',
      marginInline: 'auto',
      width: `calc(100% - 2 * ${space[4]})`,
      maxHeight: '84vh',
      border: line,
      borderRadius: vars.radius.xl,
      animation: moved(rise),
      '@media': {
        [media.phone]: {
          top: 'auto',
          bottom: aboveFoot,
          width: '100%',
          maxWidth: 'none',
          maxHeight: '92vh',
          borderWidth: `${vars.border.thin} 0 0`,
          borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
          animation: moved(fromBelow),
        },
      },
    },
  ],
  end: [
    surface,
    {
      vars: { [outside]: '100%' },
      zIndex: vars.z.drawer,
      insetBlock: `0 ${aboveFoot}`,
      insetInlineEnd: 0,
      width: `min(${vars.layout.drawer}, 100%)`,
      borderInlineStart: line,
      animation: moved(fromOutside),
      selectors: {
        [rtl]: { vars: { [outside]: '-100%' } },
        '&[data-column]': { boxShadow: 'none' },
      },
      '@media': { [media.phone]: { border: 0 } },
    },
  ],
  start: [
    surface,
    {
      vars: { [outside]: '-100%' },
      zIndex: vars.z.drawer,
      insetBlock: `0 ${aboveFoot}`,
      insetInlineStart: 0,
      width: `min(${vars.layout.navSheet}, 84vw)`,
      background: color.bg.nav,
      animation: moved(fromOutside),
      selectors: { [rtl]: { vars: { [outside]: '100%' } } },
    },
  ],
})

const widest = (maxWidth: string) => ({ maxWidth, '@media': { [media.phone]: { maxWidth: 'none' } } })

export const size = styleVariants({
  sm: widest(vars.layout.dialogSm),
  md: widest(vars.layout.dialogMd),
  lg: widest(vars.layout.dialogLg),
})

export const header = style({
  paddingBlock: `${space[5]} 0`,
  paddingInline: `${space[6]} ${space[4]}`,
  '@media': { [media.phone]: { paddingBlock: `${space[4]} 0`, paddingInline: `${space[4]} ${space[3]}` } },
})

export const ruled = style({
  paddingBlockEnd: space[4],
  borderBlockEnd: `${vars.border.thin} solid ${color.border.subtle}`,
  '@media': { [media.phone]: { paddingBlockEnd: space[4] } },
})

export const headings = style({ flex: 1, minWidth: 0 })

export const title = style({ overflowWrap: 'anywhere' })

export const description = style({
  marginBlockStart: space[1],
})

export const close = style({ flex: 'none', marginBlockStart: `calc(-1 * ${space[1]})` })

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Scrolls focused elements clear of the fade.
  scrollPaddingBlock: `${space[2]} ${space[8]}`,
  selectors: {
    '&[data-goes-on]': {
      maskImage: `linear-gradient(#000 calc(100% - ${space[8]}), transparent)`,
    },
  },
})

export const padded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} ${space[6]} ${space[5]}`,
  '@media': { [media.phone]: { padding: space[4] } },
})

export const footer = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[3]} ${space[6]}`,
  borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}`,
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      padding: `${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
    },
  },
})

// A question has no body to separate from the buttons.
export const footerOfQuestion = style({ borderBlockStart: 0, paddingBlock: space[5] })

// Buttons share the width of a bottom sheet.
globalStyle(`${footer} > button`, { '@media': { [media.phone]: { flex: 1 } } })
