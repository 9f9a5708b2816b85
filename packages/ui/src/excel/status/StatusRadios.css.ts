import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

// Browsers draw a legend into the border. Floating makes it a row of the grid.
export const legend = style({ float: 'inline-start', fontSize: vars.text.sm, fontWeight: vars.weight.medium })

export const option = style({
  cursor: 'pointer',
  '@media': {
    // A line of text is too low a target for a thumb, so the space around it counts as well.
    [media.touch]: { paddingBlock: vars.space['2half'], marginBlock: `calc(-1 * ${vars.space['1half']})` },
  },
})

export const icon = styleVariants(vars.tone, ({ icon: tint }) => ({ color: tint, flex: 'none' }))
