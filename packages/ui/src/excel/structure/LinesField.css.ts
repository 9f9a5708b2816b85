import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { readAloudOnly } from '../../theme/text.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** The height of a line. The notes use it as well. */
export const LINE_PX = 24
const pad = vars.space[2]

/** Box and notes scroll together, so that a note stays next to its line. */
export const scroller = style({ maxHeight: '40vh', overflowY: 'auto', padding: vars.border.thick })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
  columnGap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const box = style({
  resize: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  whiteSpace: 'pre',
  lineHeight: `${LINE_PX}px`,
  // Twice the class, so that it wins over the one-line box whichever stylesheet loads last.
  selectors: { '&&': { height: 'auto', paddingBlock: pad } },
  '@media': { [media.phone]: { selectors: { '&&': { height: 'auto' } } } },
})

/** Next to the box. Phones have no space, so the notes are below it. */
export const margin = style({
  position: 'relative',
  fontSize: vars.text.xs,
  '@media': { [media.phone]: { display: 'none' } },
})

export const tip = style({
  paddingBlock: `calc(${pad} + ${vars.space.half})`,
  color: vars.color.text.secondary,
  lineHeight: vars.lineHeight.sm,
})

const atLine = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  marginBlockStart: `calc(${pad} + ${vars.border.thin})`,
  lineHeight: `${LINE_PX}px`,
})

const colours = {
  failed: { color: vars.color.text.danger, fontWeight: vars.weight.medium },
  hint: { color: vars.tone.warning.text },
}

export const lineNote = styleVariants(colours, (colour) => [atLine, colour])

export const noteIcon = style({ marginBlockStart: 5 })

/** As many lines as fit before the next note, then an ellipsis. The full text is below the box and in the title. */
export const noteWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[1] })

export const listedNote = styleVariants(colours, (colour) => [item, colour])

/** Hidden where the notes are visible next to their lines. */
export const hints = style({
  '@media': {
    [media.tablet]: readAloudOnly,
  },
})
