import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars

export const box = style({ position: 'relative' })

/** Looks like a text field. Browsers match every select as `:read-only`, so it needs its own style. */
export const select = recipe({
  base: {
    appearance: 'none',
    width: '100%',
    minWidth: 0,
    paddingBlock: 0,
    border: `${vars.border.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.bg.field,
    color: color.text.primary,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      '&:hover': { borderColor: color.border.controlHover },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thin})`, borderColor: color.focus },
      '&:has(> option[hidden]:checked)': { color: color.text.secondary },
      '&[aria-invalid]': {
        borderColor: vars.tone.danger.icon,
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.tone.danger.icon}`,
      },
      // The ring goes around the red border, not over it.
      '&[aria-invalid]:focus-visible': { outlineOffset: vars.border.thin },
      '&:disabled': {
        backgroundColor: color.bg.sunken,
        borderColor: color.border.default,
        color: color.text.secondary,
        opacity: 1,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      // 16 px, because iOS zooms into anything smaller and does not zoom back.
      [`${media.phone}, ${media.touch}`]: { height: vars.size.xl, fontSize: vars.text.lg },
      [media.forcedColors]: {
        selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    size: {
      sm: {
        height: vars.size.md,
        paddingInline: `${vars.space['2half']} ${vars.space[8]}`,
        fontSize: vars.text.sm,
      },
      md: {
        height: vars.size.lg,
        paddingInline: `${vars.space[3]} ${vars.space[8]}`,
        fontSize: vars.text.md,
      },
      xl: {
        height: vars.size.xl,
        paddingInline: `${vars.space[3]} ${vars.space[8]}`,
        fontSize: vars.text.md,
      },
    },
  },
  defaultVariants: { size: 'md' },
})

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space['2half'],
  insetBlock: 0,
  marginBlock: 'auto',
  color: color.text.tertiary,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

export const inline = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['1half'],
  minWidth: 0,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
