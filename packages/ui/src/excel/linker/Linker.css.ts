import { globalStyle, style } from '@vanilla-extract/css'
import { roomAboveBar } from '../../patterns/ActionBar.css.ts'
import { media } from '../../theme/media.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { picks } from './JoinLine.css.ts'

const { color, space } = vars

/** The position of the linker in the page, in pixels. The panes fill the viewport from there to the action bar. */
export const linkerTop = '--tributary-linker-top'
const aboveBar = `(100dvh - var(${linkerTop}, 152px))`
/** The bar and the gap above it. */
const bar = '85px'

export const linker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 5fr) 48px minmax(0, 8fr)',
  minWidth: 0,
  // The line between the panes follows the scroll position of the left list.
  timelineScope: picks,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
})

/** The height below the panes in wide windows. Longer content scrolls inside. */
const impactHeight = '112px'

export const linkerWithImpact = style({
  '@media': { [media.desktop]: { vars: { [roomAboveBar]: `calc(${impactHeight} + ${space[4]})` } } },
})

export const impact = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { [media.desktop]: { height: impactHeight, marginBlockStart: space[4] } },
})

export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: `max(340px, calc(${aboveBar} - ${bar} - var(${roomAboveBar}, 0px)))`,
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { height: 'auto', maxHeight: `max(340px, calc(100dvh - 220px))` } },
})

/** The left pane, folded to one row in narrow windows. */
export const folded = style({})

export const head = style({
  borderBlockEnd: `${vars.border.thin} solid ${color.border.default}`,
  selectors: {
    [`${folded} > &`]: { '@media': { [media.belowDesktop]: { paddingBlockEnd: 0, borderBlockEnd: 0 } } },
  },
})

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The join line ends at the first line of a long heading.
  alignItems: 'flex-start',
  gap: `${space[1]} ${space[2]}`,
  minHeight: 24,
  lineHeight: '24px',
})

// Badges and buttons next to a heading of several lines align with its first line.
globalStyle(`${title} > span`, { marginBlock: space.half })

export const heading = style({
  lineHeight: 'inherit',
})

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: vars.radius.full,
  background: vars.tone.neutral.bg,
  color: color.text.secondary,
  fontSize: vars.text['2xs'],
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
})

export const end = style({ marginInlineStart: 'auto' })
export const search = style({ flex: 1, minWidth: 0 })

export const scopes = style({
  '@media': { [media.phone]: { flexDirection: 'column' } },
})

export const legend = visuallyHidden

export const scope = style({
  minHeight: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text.secondary, cursor: 'not-allowed' } },
  '@media': {
    [media.touch]: { minHeight: vars.size.xl, marginBlock: `calc(-1 * ${space['1half']})` },
  },
})

export const note = style({
  flex: 'none',

  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}`,
})
export const noteIcon = style({ flex: 'none', marginBlockStart: 1 })

export const instead = style({ flex: 1, overflow: 'auto', padding: space[4] })

/** The chosen item in one row, in narrow windows. */
export const picked = style({
  display: 'none',
  '@media': {
    [media.belowDesktop]: {
      display: 'grid',
      gridTemplateColumns: '16px minmax(0, 1fr) auto',
      gap: space['2half'],
      alignItems: 'center',
      paddingBlock: `${space[1]} ${space[2]}`,
      paddingInline: `${space[4]} ${space['1half']}`,
    },
  },
})

export const pickedMark = style({
  width: 16,
  height: 16,
  border: `5px solid ${color.control.checked}`,
  borderRadius: vars.radius.full,
  background: color.control.checkedMark,
})

export const foldable = style({
  selectors: {
    [`${folded} &`]: { '@media': { [media.belowDesktop]: { display: 'none' } } },
  },
})

export const rows = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 })
