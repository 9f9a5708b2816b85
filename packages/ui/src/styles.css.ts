// The start of the package stylesheet (reset and tokens), for applications that build from source. Each component
// imports its own styles.
import './theme/global.css.ts'
import './theme/text.css.ts'
