import { createVar, style } from '@vanilla-extract/css'
import { rtl } from '../../theme/direction.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, duration, ease } = vars
const thumbWay = createVar()
const forThumbs = `${media.phone}, ${media.touch}`

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.half} ${vars.space[4]}`,
})

export const bare = style([row, { gridTemplateAreas: '"label control"' }])

export const explained = style([
  row,
  {
    gridTemplateAreas: '"label control" "help control"',
    // On phones the switch is wide, and help in narrow lines of three words is hard to read.
    '@media': { [media.phone]: { gridTemplateAreas: '"label control" "help help"' } },
  },
])

export const label = style({
  gridArea: 'label',
  justifySelf: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': {
    // A line of text is too low a target for a thumb, so the space around it counts as well.
    [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` },
  },
})

export const help = style({
  gridArea: 'help',

  maxWidth: '68ch',
})

export const control = style({
  gridArea: 'control',
})

export const state = style({
  // As wide as "Saving" with its spinner, so that nothing moves.
  minWidth: '4.25rem',
})

// The border extends the target beyond the drawing: 24 pixels high, of which 20 are visible.
export const track = style({
  vars: { [thumbWay]: '16px' },
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 40,
  height: vars.size.target,
  margin: 0,
  marginInlineEnd: `calc(-1 * ${vars.border.thick})`,
  border: `${vars.border.thick} solid transparent`,
  borderRadius: vars.radius.full,
  background: `${color.border.control} padding-box`,
  cursor: 'pointer',
  transition: `background-color ${duration.base}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 16,
    height: 16,
    borderRadius: vars.radius.full,
    background: color.text.onAccent,
    transition: `translate ${duration.base} ${ease.out}`,
  },
  ':focus-visible': { outlineOffset: 0 },
  selectors: {
    '&:checked': { backgroundColor: color.control.checked },
    '&:checked::after': { translate: `${thumbWay} 0`, background: color.control.checkedMark },
    [rtl]: { vars: { [thumbWay]: '-16px' } },
    '&:hover:enabled:not([aria-busy]):not(:checked)': { backgroundColor: color.border.controlHover },
    '&:disabled': { backgroundColor: color.border.strong, cursor: 'not-allowed' },
    '&:disabled::after': { background: color.bg.surface },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': {
    [forThumbs]: {
      width: 48,
      height: 30,
      '::after': { width: 22, height: 22 },
      vars: { [thumbWay]: '18px' },
      selectors: { [rtl]: { vars: { [thumbWay]: '-18px' } } },
    },
    // With forced colours, an outline and the position of the thumb show the state.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      ':focus-visible': { outlineColor: 'Highlight', outlineOffset: vars.focus.offset },
      '::after': { background: 'ButtonText' },
      selectors: {
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'ButtonFace' },
        '&:disabled::after': { background: 'GrayText' },
      },
    },
  },
})
