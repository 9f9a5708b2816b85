import { media } from './media.ts'
import { overriding } from './overriding.ts'
import { vars } from './vars.css.ts'

const room = { paddingBlock: vars.space.half } as const
const roomForTouch = { paddingBlock: vars.space[3] } as const

/** The room around one line of text that can be pressed: 24 px high, 44 px for a finger (design language, section 12). */
export const textTarget = { ...room, '@media': { [media.touch]: roomForTouch } } as const

/** The same for a `LinkButton`, which has no room of its own. */
export const linkButtonTarget = {
  ...overriding(room),
  '@media': { [media.touch]: overriding(roomForTouch) },
} as const
