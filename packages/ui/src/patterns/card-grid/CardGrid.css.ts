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

/** As many cards of at least this width as fit (design language, section 6). */
export const grid = styleVariants({ 300: [columns('300px')], 230: [columns('230px')] })

/** Whoever draws only some rows keeps the page still by itself; the browser must not do so a second time. */
export const someRows = style({ position: 'relative', overflowAnchor: 'none' })

/** As wide as the grid, without a place in it. */
export const ruler = style({ position: 'absolute', insetInline: 0, height: 0 })
