import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sharedVite } from '../vite.shared.ts'
import { docgenOptions } from './docgen-options.ts'

// The story tests need no pages.
const inTests = Boolean(process.env.VITEST)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', ...(inTests ? [] : ['./pages/**/*.mdx'])],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgenOptions },
  previewAnnotations: (entries = []) =>
    inTests ? entries : [...entries, resolve(import.meta.dirname, 'preview-docs.ts')],
  viteFinal: (config) =>
    // The framework adds its own React plugin.
    mergeConfig(config, { ...sharedVite, plugins: sharedVite.plugins.slice(1) }),
}

export default config
