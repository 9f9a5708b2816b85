import { keyframes, style } from '@vanilla-extract/css'
import { aboveFoot, actionBarHeight } from '../../theme/foot.ts'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

const { space } = vars
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[2]}` } })

/** Toasts would cover the buttons of a drawer, so they move next to it. */
const besideDrawer = 'body:has([data-drawer="end"]) &'
/** On a phone, dialogs have their buttons at the lower edge. */
const overDialog = 'body:has([role="dialog"], [role="alertdialog"]) &'
/** They would also cover the actions on selected rows, so they move above them. */
const aboveSelectionBar = 'body:has([data-selection-bar]) &'
const barHeight = vars.space[16]
/** Nor do they cover the bars at the lower edge of the window. */
const bars = `${aboveFoot} + var(${actionBarHeight}, 0px)`

export const region = style({
  position: 'fixed',
  insetInlineEnd: space[6],
  bottom: `calc(${space[6]} + ${bars})`,
  zIndex: vars.z.toast,
  display: 'grid',
  gap: space[2],
  justifyItems: 'end',
  selectors: {
    [aboveSelectionBar]: { bottom: `calc(${barHeight} + ${space[2]} + ${bars})` },
    [besideDrawer]: { insetInlineEnd: 'auto', insetInlineStart: space[6], justifyItems: 'start' },
  },
  '@media': {
    [media.phone]: {
      insetInline: space[4],
      bottom: `calc(${space[4]} + ${bars} + env(safe-area-inset-bottom))`,
      selectors: {
        [aboveSelectionBar]: {
          bottom: `calc(${barHeight} + ${space[2]} + ${bars} + env(safe-area-inset-bottom))`,
        },
        [besideDrawer]: { insetInline: space[4] },
        [overDialog]: { bottom: 'auto', top: space[4] },
      },
    },
  },
  ':focus-visible': { outline: 'none' },
})

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: space[2],
  alignItems: 'start',
  width: vars.layout.toast,
  maxWidth: '100%',
  paddingBlock: space[3],
  paddingInline: `${space[4]} ${space[2]}`,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow[2],
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  animation: `${rise} ${vars.duration.slow} ${vars.ease.out}`,
  selectors: {
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
  },
  '@media': { [media.phone]: { width: '100%' } },
})

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['2half'],
  alignItems: 'start',
  overflowWrap: 'anywhere',
})

export const wide = style({ gridColumn: '1 / -1' })

export const icon = style({ marginBlockStart: vars.border.thin, color: toneVars.icon })

export const close = style({
  marginBlock: `calc(-1 * ${space[1]})`,
  '@media': { [media.touch]: { marginBlock: `calc(-1 * ${space[3]})` } },
})
