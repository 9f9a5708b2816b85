import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'

const source = '@tributary/source'

/** Shared by Storybook and both kinds of tests: workspace packages from source, and styles in TypeScript. */
export const sharedVite = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'lucide-react',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-toast',
      '@tanstack/react-virtual',
    ],
  },
} satisfies UserConfig
