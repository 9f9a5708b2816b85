import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { tabular } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const client = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
})

export const insight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: vars.size.lg,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      rowGap: space.half,
      paddingBlock: space[1],
    },
  },
})

export const started = style([
  tabular,
  { color: color.text.secondary, fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm },
])
