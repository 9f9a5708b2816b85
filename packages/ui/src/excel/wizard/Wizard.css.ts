import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'
import { belowLinker } from '../linker/Linker.css.ts'

const { color, space } = vars

/** On phones it reaches to the foot of the window, where its bar stands. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.phone]: { display: 'flex', flex: '1 0 auto', flexDirection: 'column' } },
})

export const name = style({ maxWidth: 420, width: '100%' })

/** Beneath the step, where the panes of a linker leave this much room for it above the bar. */
const meaningHeight = '112px'
/** The gap before the bar, and the second line that it has here. */
const barRoom = '20px'

/** Beside the step there is room for a column of its own. */
export const body = style({
  vars: { [belowLinker]: barRoom },
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

export const bodyWithMeaning = style({
  '@media': {
    [`${media.desktop} and ${media.belowFull}`]: {
      vars: { [belowLinker]: `calc(${meaningHeight} + ${space[4]} + ${barRoom})` },
    },
  },
})

export const step = style({ minWidth: 0 })

/** As high as the step beside it, and no higher: what is long scrolls inside. */
export const aside = style({
  '@media': { [media.full]: { position: 'relative' } },
})

export const asideRoom = style({
  '@media': {
    [media.full]: { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', gap: space[4] },
  },
})

const scrolls = { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minHeight: 0 } as const

export const meaning = style({
  ...scrolls,
  '@media': {
    [`${media.desktop} and ${media.belowFull}`]: { height: meaningHeight },
    [media.full]: { flex: '0 1 auto', maxHeight: '60%' },
  },
})

export const summary = style({
  display: 'none',
  '@media': { [media.full]: { ...scrolls, flex: '1 1 0' } },
})

/** Always two lines high, so that the panes end at the same place on each step. */
export const words = style({
  '@media': { [media.desktop]: { display: 'grid', alignContent: 'center', minHeight: 40 } },
})

export const detail = style({ color: color.text.primary, fontVariantNumeric: 'tabular-nums' })
