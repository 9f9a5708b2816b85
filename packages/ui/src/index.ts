// The reset and the tokens come first, so that they stand first in the stylesheet.
import './theme/global.css.ts'
import './theme/sprinkles.css.ts'
import './theme/text.css.ts'

// Theme
export { applyTheme, type ThemeChoice } from './theme/apply-theme.ts'
export type { Tone } from './theme/scheme.ts'

// Primitives

// Patterns

// Shell

// Session

// Connectors

// Icons
