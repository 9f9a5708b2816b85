import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { tabular } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const client = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${color.border.subtle}` } },
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

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

export const connector = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })

export const type = style({ color: color.text.secondary })

export const started = style([
  tabular,
  { color: color.text.secondary, fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm },
])

export const none = style({ padding: space[5], color: color.text.secondary })
