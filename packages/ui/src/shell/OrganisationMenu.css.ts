import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const TRIGGER_HEIGHT = vars.size.touch

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2half'],
  width: '100%',
  minHeight: TRIGGER_HEIGHT,
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.color.bg.surface,
  boxShadow: vars.shadow[1],
  textAlign: 'start',
  ':hover': { borderColor: vars.color.border.strong },
})

export const trigger = styleVariants({
  full: [base],
  collapsed: [base, { justifyContent: 'center', padding: 0 }],
})

export const name = style({
  flex: 1,
  fontSize: vars.text.sm,
  lineHeight: '16px',
  fontWeight: vars.weight.medium,
})

export const chevrons = style({ color: vars.color.text.tertiary })

export const none = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[2]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.text.secondary,
  ':empty': { display: 'none' },
})

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2half'],
  width: '100%',
  minHeight: vars.size.lg,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.bg.hover },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-current]': { background: vars.color.bg.selected, fontWeight: vars.weight.medium } },
  '@media': { [media.touch]: { minHeight: vars.size.xl } },
})

export const tick = style({ marginInlineStart: 'auto', color: vars.color.text.accent })

export const picker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
