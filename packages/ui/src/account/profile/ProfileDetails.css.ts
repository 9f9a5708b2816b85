import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const details = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[5] })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  flex: 1,
  minWidth: 0,
  '@media': { [media.phone]: { columnGap: vars.space[4] } },
})
