import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

const layout = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    padding: vars.space,
  },
})

const fixed = defineProperties({
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    color: vars.color.text,
    background: vars.color.bg,
    fontWeight: vars.weight,
    borderRadius: vars.radius,
  },
})

/** Small layout decisions by token name: `sprinkles({ display: 'flex', gap: 2 })`. */
export const sprinkles = createSprinkles(layout, fixed)

export type Sprinkles = Parameters<typeof sprinkles>[0]
