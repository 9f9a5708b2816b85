import { assignVars, globalStyle } from '@vanilla-extract/css'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { media } from './media.ts'
import { scale } from './scale.ts'
import { contracts } from './vars.css.ts'

globalStyle(':root', { vars: assignVars(contracts.scale, scale) })

// Without data-theme, or with data-theme="system", the page follows the operating system. An explicit theme wins,
// also on a part of the page.
globalStyle(':root, [data-theme="light"], [data-theme="system"]', {
  colorScheme: 'light',
  vars: assignVars(contracts.scheme, light),
})
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: assignVars(contracts.scheme, dark) })
globalStyle(':root:not([data-theme]), [data-theme="system"]', {
  '@media': {
    [media.dark]: { colorScheme: 'dark', vars: assignVars(contracts.scheme, dark) },
  },
})

globalStyle(':root', {
  '@media': {
    [media.belowTablet]: { vars: { [contracts.scale.layout.gutter]: scale.space[4] } },
    [media.reducedMotion]: {
      vars: {
        [contracts.scale.duration.fast]: '.01ms',
        [contracts.scale.duration.base]: '.01ms',
        [contracts.scale.duration.slow]: '.01ms',
        [contracts.scale.duration.bannerFade]: '.01ms',
      },
    },
  },
})

// Lower controls and smaller distances, for screens with much data. Every target stays at least 24 px high.
globalStyle('[data-density="compact"]', {
  vars: {
    [contracts.scale.size.sm]: scale.size.target,
    [contracts.scale.size.md]: scale.size.sm,
    [contracts.scale.size.lg]: scale.size.md,
    [contracts.scale.size.xl]: scale.size.lg,
    [contracts.scale.space[3]]: scale.space[2],
    [contracts.scale.space[4]]: scale.space[3],
    [contracts.scale.space[5]]: scale.space[4],
    [contracts.scale.space[6]]: scale.space[5],
    [contracts.scale.space[8]]: scale.space[6],
  },
})
