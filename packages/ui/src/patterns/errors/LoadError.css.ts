import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const details = style({
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
})

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.half,
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: vars.space[3] } },
})
