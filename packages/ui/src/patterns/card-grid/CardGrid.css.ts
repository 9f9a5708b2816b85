import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const columns = (narrowest: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest}, 1fr))`,
  gap: vars.space[4],
  alignItems: 'stretch',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** As many cards of at least this width as fit. */
export const grid = styleVariants({ 300: [columns('300px')], 230: [columns('230px')] })

/** The virtualizer keeps the scroll position itself, so the browser must not do so as well. */
export const someRows = style({ position: 'relative', overflowAnchor: 'none' })

/** As wide as the grid, but outside its layout. */
export const ruler = style({ position: 'absolute', insetInline: 0, height: 0 })
