import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { rtl } from '../../theme/direction.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const strong = createVar()
const faint = createVar()
const sweep = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-25% 0' } })
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

// Appears after 200 ms, so a fast response never shows a skeleton.
const lateStart = '200ms'

export const skeleton = style({
  vars: {
    [strong]: `color-mix(in srgb, ${vars.color.text.primary} 8%, transparent)`,
    [faint]: `color-mix(in srgb, ${vars.color.text.primary} 4%, transparent)`,
  },
  display: 'block',
  background: `linear-gradient(90deg, ${strong} 0 40%, ${faint} 50%, ${strong} 60% 100%)`,
  backgroundSize: '250% 100%',
  animation: `${appear} 0s ${lateStart} backwards, ${sweep} ${vars.duration.skeleton} linear infinite`,
  selectors: { [rtl]: { scale: '-1 1' } },
  '@media': {
    // Keeps the delay although it does not move: the theme stops every other animation.
    [media.reducedMotion]: { animation: `${appear} 0s ${lateStart} backwards !important` },
    [media.forcedColors]: { border: `${vars.border.thin} solid GrayText` },
  },
})

export const radius = styleVariants(vars.radius, (borderRadius) => ({ borderRadius }))

/** A line of text of any size. An empty inline box alone would have no height. */
export const line = style({
  inlineSize: '100%',
  blockSize: '1lh',
})

export const letters = style({ blockSize: '.8em' })

/** As high as a default button. A story measures both. */
export const buttonShape = style({
  blockSize: vars.size.md,
  '@media': { [media.phone]: { blockSize: vars.size.touch }, [media.touch]: { blockSize: vars.size.xl } },
})
