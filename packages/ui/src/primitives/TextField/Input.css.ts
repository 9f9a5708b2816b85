import { recipe } from '@vanilla-extract/recipes'
import { ownDirection } from '../../theme/direction.ts'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars

/** The text box, shared by every field. */
export const input = recipe({
  base: {
    width: '100%',
    paddingBlock: 0,
    border: `${vars.border.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.bg.field,
    color: color.text.primary,
    transition: `border-color ${vars.duration.fast}`,
    '::placeholder': { color: color.text.tertiary, opacity: 1, unicodeBidi: 'plaintext' },
    selectors: {
      ...ownDirection,
      '&:hover': { borderColor: color.border.controlHover },
      '&:focus-visible': {
        outlineOffset: `calc(-1 * ${vars.border.thin})`,
        borderColor: color.focus,
      },
      '&[aria-invalid]': {
        borderColor: vars.tone.danger.icon,
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.tone.danger.icon}`,
      },
      // The ring goes around the red border, not over it.
      '&[aria-invalid]:focus-visible': { outlineOffset: vars.border.thin },
      '&:disabled, &:read-only': {
        backgroundColor: color.bg.sunken,
        borderColor: color.border.default,
        color: color.text.secondary,
      },
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@media': {
      // 16 px, because iOS zooms into anything smaller and does not zoom back.
      [`${media.phone}, ${media.touch}`]: { height: vars.size.xl, fontSize: vars.text.lg },
    },
  },
  variants: {
    size: {
      sm: { height: vars.size.md, paddingInline: vars.space['2half'], fontSize: vars.text.sm },
      md: { height: vars.size.lg, paddingInline: vars.space[3], fontSize: vars.text.md },
      xl: { height: vars.size.xl, paddingInline: vars.space[3], fontSize: vars.text.md },
    },
    mono: { true: { fontFamily: vars.font.mono, fontSize: vars.text.sm } },
  },
  defaultVariants: { size: 'md' },
})
