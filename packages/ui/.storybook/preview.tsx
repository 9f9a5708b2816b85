import '@fontsource-variable/inter/opsz.css'
import '../src/theme/global.css.ts'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyTheme } from '../src/theme/apply-theme.ts'
import { expectReadableInTheDark } from './readable-in-the-dark.ts'

// Two pages share a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

// In the tests; whoever looks at a story chooses the theme above it, and sees what axe has passed as well.
const inTests = import.meta.env.VITEST_STORYBOOK === 'false'

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      // Off in axe unless asked for: everything that can be pressed is 24 px, or has that much room.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      ...(inTests && { options: { resultTypes: ['violations'] } }),
    },
    // The canvas colour belongs to the theme.
    backgrounds: { disable: true },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Patterns', 'Shell', '*'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  ...(inTests && { afterEach: expectReadableInTheDark }),
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals.theme)
      return <Story />
    },
  ],
}

export default preview
