import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: space[4],
  minWidth: 0,
  maxWidth: 1120,
})

export const answer = style({ maxWidth: 720 })

export const chain = style({ margin: 0, padding: 0, listStyle: 'none' })

/** The icon, the condition, its result. The line between two icons joins the checks. */
export const check = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[2],
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '32px -8px',
      insetInlineStart: 9,
      borderInlineStart: `2px solid ${color.border.strong}`,
    },
    '&[data-outcome="failed"]::after': {
      borderInlineStartStyle: 'dashed',
      borderColor: vars.tone.danger.icon,
    },
  },
  '@media': { [media.phone]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
})

export const icon = style({ marginBlockStart: 1 })
export const passed = style({ color: vars.tone.success.icon })
export const failed = style({ color: vars.tone.danger.icon })
export const skipped = style({ color: color.text.tertiary })

export const words = style({ overflowWrap: 'anywhere' })
export const dim = style({ color: color.text.secondary })

export const result = style({
  fontSize: vars.text.sm,
  color: color.text.secondary,
  '@media': { [media.phone]: { gridColumn: 2 } },
})
export const resultFailed = style({ color: vars.tone.danger.text, fontWeight: vars.weight.semibold })

export const detail = style({
  gridColumn: '2 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
})

/** Checklists next to each other, as many as fit. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
  gap: space[4],
  minWidth: 0,
})
