import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** On phones it reaches to the foot of the window, where its bar stands. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.phone]: { display: 'flex', flex: '1 0 auto', flexDirection: 'column' } },
})

export const name = style({ maxWidth: 420, width: '100%' })

export const notice = style({ display: 'grid', gap: space[3] })

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const bodyWithSummary = style([
  body,
  { '@media': { [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 284px' } } },
])

export const step = style({ minWidth: 0 })

/** As high as the step beside it, and no higher: what is long scrolls inside. */
export const summary = style({
  display: 'none',
  position: 'relative',
  '@media': { [media.full]: { display: 'block' } },
})

export const summaryRoom = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
})

export const detail = style({ color: color.text.primary, fontVariantNumeric: 'tabular-nums' })
