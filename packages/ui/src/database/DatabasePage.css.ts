import { style } from '@vanilla-extract/css'
import { panel, stacking } from '../patterns/Panel.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { space } = vars
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** The input on the left, the guide for Excel on the right. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.belowWide]: { ...oneColumn, gap: space[5] } },
})

export const column = style({ display: 'grid', ...oneColumn, gap: space[5] })

export const reading = style([column, { maxWidth: '640px' }])

/** A section with a border. */
export const section = panel

export const synchronisation = stacking

export const whole = style({ gridColumn: '1 / -1' })

/** No gap before the first test. */
export const outcome = style({
  selectors: { '&:has(> :not(:empty))': { padding: `0 ${space[5]} ${space[5]}` } },
})

export const notice = style({ padding: `${space[5]} ${space[5]} 0` })

export const buttons = style({
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
})

/** Scrolled into view, it is below the top bar, which has two rows on a phone. */
export const inSight = style({ scrollMarginBlockStart: `calc(2 * ${vars.layout.topbar} + ${space[3]})` })
