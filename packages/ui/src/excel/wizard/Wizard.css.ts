import { style } from '@vanilla-extract/css'
import { roomAboveBar } from '../../patterns/ActionBar.css.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

/** On phones it extends to the foot of the window, where its bar is. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.phone]: { display: 'flex', flex: '1 0 auto', flexDirection: 'column' } },
})

export const name = style({ maxWidth: 420, width: '100%' })

/** The height below the step that the panes of a linker leave free above the bar. */
const impactHeight = '112px'
/** The gap above the bar, and its second line. */
const barRoom = '20px'

/** Next to the step there is space for another column. */
export const body = style({
  vars: { [roomAboveBar]: barRoom },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.full]: {
      gap: space[5],
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 284px' } },
    },
  },
})

export const bodyWithImpact = style({
  '@media': {
    [`${media.desktop} and ${media.belowFull}`]: {
      vars: { [roomAboveBar]: `calc(${impactHeight} + ${space[4]} + ${barRoom})` },
    },
  },
})

export const step = style({ minWidth: 0 })

/** As high as the step next to it. Long content scrolls inside. */
export const aside = style({
  '@media': { [media.full]: { position: 'relative' } },
})

export const asideRoom = style({
  '@media': {
    [media.full]: { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', gap: space[4] },
  },
})

const scrolls = { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minHeight: 0 } as const

export const impact = style({
  ...scrolls,
  '@media': {
    [`${media.desktop} and ${media.belowFull}`]: { height: impactHeight },
    [media.full]: { flex: '0 1 auto', maxHeight: '60%' },
  },
})

export const summary = style({
  display: 'none',
  '@media': { [media.full]: { ...scrolls, flex: '1 1 0' } },
})

/** Always two lines high, so that the panes end at the same place in each step. */
export const words = style({
  '@media': { [media.desktop]: { display: 'grid', alignContent: 'center', minHeight: 40 } },
})

export const detail = style({ color: color.text.primary, fontVariantNumeric: 'tabular-nums' })
