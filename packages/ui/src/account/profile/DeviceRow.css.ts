import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const { space } = vars

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}` } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.lg} minmax(0, 1fr) auto auto`,
  gridTemplateAreas: '"icon words badge action"',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space['2half'],
  paddingInline: `${space[5]} ${space[3]}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `${vars.size.lg} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"icon words action" "icon badge action"',
      rowGap: space.half,
    },
  },
})

export const icon = style({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.lg,
  height: vars.size.lg,
  borderRadius: vars.radius.md,
  background: vars.tone.neutral.bg,
  color: vars.color.text.secondary,
  '@media': {
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
    [media.phone]: { alignSelf: 'start' },
  },
})

export const words = style({ gridArea: 'words', minWidth: 0 })

/** As high as two lines of text. */
export const ghost = style([
  words,
  { display: 'grid', alignContent: 'center', gap: space[2], height: vars.size.touch },
])

export const badge = style({ gridArea: 'badge', justifySelf: 'start' })

export const action = style({ gridArea: 'action' })

/** An element with a border ends where the panel's other content ends. */
export const edged = style({ marginInlineEnd: space[2] })
