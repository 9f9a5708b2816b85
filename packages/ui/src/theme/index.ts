import './themes.css.ts'

export { applyTheme, type ThemeChoice } from './apply-theme.ts'
export { breakpoints, media } from './media.ts'
export type { Tone } from './scheme.ts'
export { type Sprinkles, sprinkles } from './sprinkles.css.ts'
export { mono, tabular, text, truncate, visuallyHidden } from './text.css.ts'
export { vars } from './vars.css.ts'
