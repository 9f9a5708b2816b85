import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0 } })

/** The box that shows what is chosen; it looks like the one a person types in. */
export const trigger = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minWidth: 0,
    paddingBlock: 0,
    border: `${vars.border.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.bg.field,
    color: color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      '&:hover': { borderColor: color.border.controlHover },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thin})`, borderColor: color.focus },
      '&[data-placeholder]': { color: color.text.tertiary },
      '&[aria-invalid]': {
        borderColor: vars.tone.danger.icon,
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.tone.danger.icon}`,
      },
      '&:disabled': {
        backgroundColor: color.bg.sunken,
        borderColor: color.border.default,
        color: color.text.secondary,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.phone]: { height: vars.size.xl, fontSize: vars.text.lg },
      [media.forcedColors]: {
        selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    size: {
      sm: { height: vars.size.md, paddingInline: vars.space['2half'], fontSize: vars.text.sm },
      md: { height: vars.size.lg, paddingInline: vars.space[3], fontSize: vars.text.md },
      xl: { height: vars.size.xl, paddingInline: vars.space[3], fontSize: vars.text.md },
    },
    width: { full: { width: '100%' }, content: { maxWidth: '100%' } },
  },
  defaultVariants: { size: 'md', width: 'full' },
})

export const chosen = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const inlineLabel = style({ color: color.text.secondary })

export const chevron = style({ flex: 'none', color: color.text.tertiary })

export const list = style({
  zIndex: vars.z.menu,
  display: 'flex',
  minWidth: 'max(200px, var(--radix-select-trigger-width))',
  maxWidth: 'min(400px, var(--radix-select-content-available-width))',
  maxHeight: 'min(360px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  background: color.bg.raised,
  color: color.text.primary,
  boxShadow: vars.shadow[2],
  animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
})

// Twice the class: the library hides the bar that tells there is more.
export const viewport = style({
  padding: vars.space[1],
  selectors: { '&&': { scrollbarWidth: 'thin' } },
})

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: vars.size.md,
  padding: `${vars.space['1half']} ${vars.space[2]}`,
  borderRadius: vars.radius.inner,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.bg.hover, outline: 'none' },
    '&[data-disabled]': { color: color.text.secondary, cursor: 'not-allowed' },
    '&[data-state=checked]': { fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.touch]: { minHeight: vars.size.xl },
    [media.forcedColors]: {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-highlighted]': { outline: `${vars.focus.width} solid Highlight`, outlineOffset: '-2px' },
      },
    },
  },
})

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const description = style({
  display: 'block',
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
  fontWeight: vars.weight.regular,
})

export const tick = style({
  flex: 'none',
  display: 'inline-grid',
  width: 16,
  marginBlockStart: vars.space.half,
  color: color.text.accent,
})
