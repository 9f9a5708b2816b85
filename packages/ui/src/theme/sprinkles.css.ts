import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

// A column keeps its share even if a word in it is longer.
const fill = 'minmax(0, 1fr)'

// Every responsive value costs each page three class names, so only what changes with the window is responsive.
const responsive = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    gridTemplateColumns: {
      1: fill,
      2: `repeat(2, ${fill})`,
      3: `repeat(3, ${fill})`,
      'fill auto': `${fill} auto`,
      'auto fill': `auto ${fill}`,
      'max-content fill': `max-content ${fill}`,
    },
    gap: vars.space,
  },
})

const fixed = defineProperties({
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid', 'inline-grid'],
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    padding: vars.space,
    flexWrap: ['wrap', 'nowrap'],
    flex: { 1: 1, none: 'none' },
    columnGap: vars.space,
    rowGap: vars.space,
    justifyItems: ['start', 'center', 'end'],
    paddingInlineStart: vars.space,
    paddingInlineEnd: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    minWidth: [0],
    width: ['100%'],
    maxWidth: ['100%'],
    color: vars.color.text,
    background: vars.color.bg,
    fontSize: vars.text,
    lineHeight: vars.lineHeight,
    fontWeight: vars.weight,
    fontVariantNumeric: ['tabular-nums'],
    overflowWrap: ['anywhere'],
    textAlign: ['start', 'center', 'end'],
    textWrap: ['pretty', 'balance'],
    whiteSpace: ['nowrap'],
    borderRadius: vars.radius,
  },
  shorthands: {
    paddingX: ['paddingInlineStart', 'paddingInlineEnd'],
    paddingY: ['paddingTop', 'paddingBottom'],
    size: ['fontSize', 'lineHeight'],
  },
})

/** Returns the classes for layout tokens: `sprinkles({ display: 'flex', gap: 2 })`. */
export const sprinkles = createSprinkles(responsive, fixed)

/** The token props of the layout primitives. An interface, so that error messages and declarations show its name. */
export interface Sprinkles extends TokenProps {}

type TokenProps = Parameters<typeof sprinkles>[0]
