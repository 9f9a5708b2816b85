import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const height = createVar()
const iconGap = vars.space['1half']
const { color, tone } = vars

const live = (selector: string) => `&:not(:disabled):not([aria-busy])${selector}`

export const iconSize = 16

const base = style({
  vars: { [height]: vars.size.md },
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: iconGap,
  height,
  paddingBlock: 0,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.text.primary,
  // A link that looks like a button does not inherit the font of a foreign page.
  fontFamily: vars.font.sans,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&:disabled': {
      background: tone.neutral.bg,
      borderColor: 'transparent',
      color: color.text.disabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

const variants = styleVariants({
  primary: {
    background: color.accent.solid,
    color: color.text.onAccent,
    selectors: {
      [live(':hover')]: { background: color.accent.solidHover },
      [live(':active')]: { background: color.accent.solidPressed },
    },
  },
  secondary: {
    background: color.bg.surface,
    borderColor: color.border.strong,
    boxShadow: vars.shadow[1],
    selectors: {
      [live(':hover')]: {
        borderColor: color.border.control,
        background: `color-mix(in srgb, ${color.bg.surface}, ${color.bg.pressed})`,
      },
      [live(':active')]: { background: color.bg.sunken },
    },
  },
  soft: {
    background: color.accent.soft,
    color: color.text.accent,
    selectors: {
      [live(':hover')]: { background: color.accent.softHover },
      [live(':active')]: { background: color.accent.streamFaint },
    },
  },
  ghost: {
    color: color.text.secondary,
    selectors: {
      [live(':hover')]: { background: color.bg.hover, color: color.text.primary },
      [live(':active')]: { background: color.bg.pressed },
      '&:disabled': { background: 'none' },
    },
  },
  danger: {
    background: tone.danger.solid,
    color: color.text.onAccent,
    selectors: {
      [live(':hover')]: { background: tone.danger.solidHover },
      [live(':active')]: { background: tone.danger.solidPressed },
    },
  },
  'danger-quiet': {
    background: color.bg.surface,
    borderColor: color.border.strong,
    color: color.text.danger,
    selectors: {
      [live(':hover')]: { background: tone.danger.bgSubtle, borderColor: tone.danger.border },
      [live(':active')]: { background: tone.danger.bg },
    },
  },
})

/** Controls are one size larger on phones, and 44 px high on any touch screen. */
const onPhones = (value: string, touched: string = vars.size.xl) => ({
  '@media': { [media.phone]: { vars: { [height]: value } }, [media.touch]: { vars: { [height]: touched } } },
})

export const button = recipe({
  base,
  variants: {
    variant: variants,
    size: {
      sm: [style({ vars: { [height]: vars.size.sm }, ...onPhones(vars.size.lg) })],
      md: [style({ ...onPhones(vars.size.touch) })],
      lg: [style({ vars: { [height]: vars.size.lg }, fontSize: vars.text.md, ...onPhones(vars.size.touch) })],
      xl: [
        style({
          vars: { [height]: vars.size.xl },
          fontSize: vars.text.md,
          ...onPhones(vars.size['2xl'], vars.size['2xl']),
        }),
      ],
    },
    shape: { text: {}, square: { width: height, paddingInline: 0 } },
    block: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { shape: 'text', size: 'sm' }, style: { paddingInline: vars.space['2half'] } },
    { variants: { shape: 'text', size: 'md' }, style: { paddingInline: vars.space[3] } },
    { variants: { shape: 'text', size: 'lg' }, style: { paddingInline: vars.space[4] } },
    { variants: { shape: 'text', size: 'xl' }, style: { paddingInline: vars.space[5] } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
})

// The label that is not shown still takes its width, so the button's width stays the same while loading.
export const reserve = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '::after': { content: 'attr(data-reserve)', height: 0, overflow: 'hidden', visibility: 'hidden' },
})
export const reserveSpinner = style({
  '::after': { paddingInlineStart: `calc(${iconSize}px + ${iconGap})` },
})
export const returnSpinner = style({
  '::after': { marginInlineStart: `calc(-1 * (${iconSize}px + ${iconGap}))` },
})

export const covered = style({ opacity: 0 })
export const overLabel = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // Forced colours give it a background, which must not cover the corners of the button.
  borderRadius: 'inherit',
})
