import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const change = style({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})

export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium })

export const details = style({ color: vars.color.text.secondary, fontSize: vars.text.sm })
