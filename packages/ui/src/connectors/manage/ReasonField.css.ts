import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const box = style({
  resize: 'vertical',
  minHeight: 64,
  // Twice the class, so that it wins over the one-line box whichever stylesheet loads last.
  selectors: { '&&': { height: 'auto', paddingBlock: vars.space[2], lineHeight: vars.lineHeight.md } },
  '@media': { [media.phone]: { selectors: { '&&': { height: 'auto' } } } },
})
