import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars

export const stepper = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const done = style({})

export const now = style({ color: color.text.primary })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.secondary,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    // Not "& + &": there is a line before each step except the first.
    '&:not(:first-child)::before': {
      content: '""',
      width: 40,
      height: 2,
      marginInline: space[3],
      background: color.border.strong,
    },
    [`${done} + &::before`]: { background: color.control.checked },
    [`&${now}`]: { color: color.text.primary },
  },
  '@media': {
    [media.belowDesktop]: {
      selectors: { '&:not(:first-child)::before': { width: 20, marginInline: space[2] } },
    },
  },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text['2xs'],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${now} > &`]: {
      borderColor: color.control.checked,
      color: color.text.accent,
      boxShadow: `0 0 0 3px ${color.accent.soft}`,
    },
    [`${done} > &`]: {
      borderColor: color.control.checked,
      background: color.control.checked,
      color: color.control.checkedMark,
    },
  },
})

export const label = style({})

// Phones have space for the name of the current step only. Screen readers read the others.
globalStyle(`${item}:not(${now}) > ${label}`, {
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
