import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
})

export const sentence = style({ overflowWrap: 'anywhere', textWrap: 'pretty' })
