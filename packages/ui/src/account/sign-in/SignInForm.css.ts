import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'
import { FRAME_HEIGHT } from './ProviderFrame.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

const gap = vars.space[5]
const roomOfProvider = `calc(${vars.lineHeight.xs} + ${gap} + ${FRAME_HEIGHT}px)`

/** The same height with and without a provider, so that the fields above do not move. */
export const otherWays = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  alignContent: 'start',
  minHeight: `calc(${roomOfProvider} + ${gap} + ${vars.lineHeight.sm})`,
})
export const providerRoom = style({ height: roomOfProvider })
