import '@fontsource-variable/inter/opsz.css'
import '../src/styles.css.ts'
import '../src/theme/reset.css.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadLaterParts } from '../src/index.ts'
import { drawAsChosen } from './draw-as-chosen.tsx'
import { expectReadableInTheDark } from './readable-in-the-dark.ts'
import { initialGlobals, toolbar } from './toolbar.ts'

// Two pages share a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

if (import.meta.env.STORYBOOK_PICTURES) await import('./picture-fonts.ts')

// Outside the tests, people choose the theme in the toolbar and also see the axe rules that passed.
const inTests = import.meta.env.VITEST_STORYBOOK === 'false'

const preview: Preview = {
  // Storybook reads the tags of this file only.
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // Off in axe by default: every target is 24 px, or has that much space around it.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      ...(inTests && { options: { resultTypes: ['violations'] } }),
    },
    // The theme sets the canvas colour.
    backgrounds: { disable: true },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Voice',
          'Foundations',
          'Guides',
          'Layout',
          'Primitives',
          'Patterns',
          'Shell',
          '*',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals,
  loaders: [loadLaterParts],
  ...(inTests && { afterEach: expectReadableInTheDark }),
  decorators: [drawAsChosen],
}

export default preview
