import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0 } })

export const menu = style({
  zIndex: vars.z.menu,
  minWidth: '200px',
  maxWidth: 'min(320px, 100vw)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `${vars.border.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  background: color.bg.raised,
  color: color.text.primary,
  boxShadow: vars.shadow[2],
  animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.md,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.inner,
  color: color.text.primary,
  fontSize: vars.text.sm,
  lineHeight: vars.lineHeight.sm,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: color.bg.hover,
      outline: 'none',
    },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[aria-current]': { color: color.text.accent, fontWeight: vars.weight.semibold },
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

export const danger = style([
  item,
  {
    color: color.text.danger,
    selectors: { '&[data-highlighted]': { background: vars.tone.danger.bg } },
  },
])

export const icon = style({
  color: color.text.tertiary,
  selectors: { [`${danger} &`]: { color: 'inherit' }, [`${item}[data-disabled] &`]: { color: 'inherit' } },
})

export const tick = style({ display: 'inline-grid', color: color.text.accent })

export const separator = style({
  height: vars.border.thin,
  marginBlock: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  background: color.border.subtle,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})

export const label = style({
  padding: `${vars.space['1half']} ${vars.space[2]} ${vars.space[1]}`,
  color: color.text.secondary,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.xs,
})
