// For those who work from source, what the package stylesheet begins with: reset and tokens. Components bring their own.
import './theme/global.css.ts'
import './theme/text.css.ts'
