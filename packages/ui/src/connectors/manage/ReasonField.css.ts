import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const box = style({
  resize: 'vertical',
  minHeight: 64,
  // Doubled specificity wins over the one-line field in any stylesheet order.
  selectors: { '&&': { height: 'auto', paddingBlock: vars.space[2], lineHeight: vars.lineHeight.md } },
  '@media': { [media.phone]: { selectors: { '&&': { height: 'auto' } } } },
})
