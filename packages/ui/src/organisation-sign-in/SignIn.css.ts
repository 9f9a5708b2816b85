import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const line = `${vars.border.thin} solid ${color.border.subtle}`

export const claims = style({ display: 'grid', fontSize: vars.text.sm, lineHeight: vars.lineHeight.sm })

/** The name and the value of a claim, below each other on phones. */
export const claim = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const domain = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  selectors: { '& + &': { borderBlockStart: line } },
})

export const domainName = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium })

/** The form below the list. */
export const adding = style({ padding: space[5], borderBlockStart: line })
