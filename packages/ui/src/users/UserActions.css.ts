import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { text } from '../theme/text.css.ts'
import { vars } from '../theme/vars.css.ts'

const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const actions = styleVariants({
  card: [
    row,
    {
      justifyContent: 'space-between',
      minHeight: vars.size.md,
      // As high as its buttons, which are larger on a phone.
      '@media': { [media.phone]: { minHeight: vars.size.lg } },
      marginBlockStart: 'auto',
      marginInline: `calc(-1 * ${vars.space[2]})`,
    },
  ],
  row: [row, { justifyContent: 'flex-end' }],
})

/** The reason, in place of a button. */
export const reason = style([
  text.xs,
  { minWidth: 0, paddingInline: vars.space[2], color: vars.color.text.secondary, whiteSpace: 'normal' },
])

/** Two words next to a button. */
export const oneself = style([reason, { paddingInlineStart: 0, whiteSpace: 'nowrap' }])

export const beneath = style({ paddingBlockEnd: vars.space.half })
