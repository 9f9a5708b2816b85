import { style } from '@vanilla-extract/css'
import { clamped } from '../../theme/direction.ts'
import { overriding } from '../../theme/overriding.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, space } = vars
const line = (tint: string) => `${vars.border.thin} solid ${tint}`
/** In less space a row has the linked names below its name, and buttons without text. */
const narrow = '(width < 640px)'

export const panel = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: line(color.border.default),
  borderRadius: vars.radius.lg,
  background: color.bg.surface,
})

export const toolbar = style({
  borderBlockEnd: line(color.border.default),
})

export const search = style({ width: 260, minWidth: 0, '@container': { [narrow]: { flex: 1 } } })

export const order = style({
  position: 'relative',
})
export const orderWords = style({ '@container': { [narrow]: { display: 'none' } } })

export const list = style({
  position: 'relative',

  overflowAnchor: 'none',
})
export const ruler = style({ position: 'absolute', insetInline: 0, height: 0 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 280px) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  minHeight: 52,
  paddingBlock: space['2half'],
  paddingInline: `${space[5]} ${space['2half']}`,
  selectors: {
    '& + &': { borderBlockStart: line(color.border.subtle) },
    '&:hover': { background: color.bg.hover },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: space.half,
      paddingBlock: space[3],
      paddingInline: `${space[4]} ${space[2]}`,
    },
  },
})

/** Two lines of a name; more on touch screens, and while a button of its row has the focus. */
const wholeLater = {
  selectors: { [`${row}:has(:focus-visible) &`]: { WebkitLineClamp: 'unset' } },
  '@media': { '(hover: none)': { WebkitLineClamp: 'unset' } },
} as const

export const name = style({
  ...clamped(2),
  fontWeight: vars.weight.medium,
  ...wholeLater,
})

export const to = style({
  '@container': { [narrow]: { gridColumn: 1, gridRow: 2 } },
})

export const relation = style({
  display: 'block',
  color: color.text.tertiary,
  fontSize: vars.text['2xs'],
  lineHeight: vars.lineHeight['2xs'],
  letterSpacing: vars.tracking.caps,
})

export const names = style({ display: 'block' })
export const more = style({ whiteSpace: 'nowrap' })

export const actions = style({
  '@container': { [narrow]: { gridColumn: 2, gridRow: '1 / 3' } },
})

export const action = style({ '@container': { [narrow]: overriding({ width: 40, padding: 0 }) } })
export const actionWord = style({ '@container': { [narrow]: { display: 'none' } } })

export const noAction = style({ visibility: 'hidden' })

/** A name that is too long even alone. */
export const onlyName = style({ ...clamped(2), ...wholeLater })
