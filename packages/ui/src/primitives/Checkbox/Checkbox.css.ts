import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars
const side = '16px'

export const checkbox = style({
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  columnGap: vars.space['2half'],
  alignItems: 'start',
})

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  margin: 0,
  // Centred on the label's first line.
  marginBlockStart: vars.space.half,
  border: `${vars.border.thin} solid ${color.border.control}`,
  borderRadius: vars.radius.xs,
  background: color.bg.field,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover:enabled': { borderColor: color.border.controlHover },
    '&:checked, &:indeterminate': {
      borderColor: color.control.checked,
      background: color.control.checked,
    },
    '&:checked:hover:enabled, &:indeterminate:hover:enabled': { borderColor: color.accent.solidHover },
    '&:checked:not(:indeterminate)::after': {
      content: '""',
      width: 9,
      height: 5,
      border: `solid ${color.control.checkedMark}`,
      borderWidth: '0 0 2px 2px',
      rotate: '-45deg',
      translate: '0 -1px',
    },
    '&:indeterminate::after': {
      content: '""',
      width: 8,
      height: 2,
      borderRadius: vars.radius.full,
      background: color.control.checkedMark,
    },
    '&[aria-invalid]': { borderColor: vars.tone.danger.icon },
    '&:disabled': {
      borderColor: color.border.default,
      background: color.bg.sunken,
      cursor: 'not-allowed',
    },
    '&:disabled:checked, &:disabled:indeterminate': {
      borderColor: color.text.disabled,
      background: color.text.disabled,
    },
  },
  '@media': {
    // The browser draws its own box there, in the user's colours.
    [media.forcedColors]: { appearance: 'auto' },
  },
})

export const label = style({
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { ':disabled + &': { color: color.text.secondary, cursor: 'not-allowed' } },
  '@media': {
    // A line of text is too low a target for a thumb, so the space around it counts as well.
    [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` },
  },
})

export const help = style({
  gridColumn: 2,
})
