import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { toneVars } from '../../theme/tone.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const banner = style({
  display: 'grid',
  gridTemplateColumns: `18px minmax(0, 1fr) auto`, // The width of the icon.
  columnGap: vars.space[3],
  rowGap: vars.space.half,
  alignItems: 'start',
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  border: `${vars.border.thin} solid ${toneVars.border}`,
  borderRadius: vars.radius.md,
  background: toneVars.bgSubtle,
  transition: `opacity ${vars.duration.bannerFade}`,
})

export const fading = style({ opacity: 0 })

export const sticky = style({
  position: 'sticky',
  top: `calc(${vars.layout.topbar} + ${vars.space[3]})`,
  zIndex: vars.z.sticky,
  boxShadow: vars.shadow[2],
})

export const icon = style({ marginBlockStart: vars.border.thin, color: toneVars.icon })

export const body = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' })

globalStyle(`${body} > * + *`, { marginBlockStart: vars.space[1] })
globalStyle(`${body} ul`, { paddingInlineStart: vars.space[5], listStyle: 'disc' })
globalStyle(`${body} strong`, { fontWeight: vars.weight.semibold })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  '@media': { [media.touch]: { marginBlock: `calc(-1 * ${vars.space[3]})` } },
})

const underTheWords = {
  gridColumn: '2 / -1',
  marginBlockStart: vars.space['1half'],
}

export const wordyActions = style({
  '@media': { [media.phone]: underTheWords },
  // In a narrow part of a wide page, if that part is declared as a container.
  '@container': { '(width < 300px)': underTheWords },
})
