import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } as const

export const section = style([
  column,
  {
    minWidth: 0,
    selectors: {
      '& + &': {
        borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
        paddingBlockStart: vars.space[5],
      },
    },
  },
])

// Floats out of the border that browsers draw it into, to be a row of the grid.
export const legend = style({ float: 'inline-start', width: '100%' })

export const heading = style({ ':focus': { outline: 'none' } })

/** Rows have the padding of a panel, but in the form they end where the fields do. */
export const rows = style({
  minWidth: 0,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.md,
})
