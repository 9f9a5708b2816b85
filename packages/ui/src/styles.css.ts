// The start of the package stylesheet, for applications that build from source. Each component imports its own styles.
import './theme/themes.css.ts'
import './theme/text.css.ts'
