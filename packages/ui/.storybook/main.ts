import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sharedVite } from '../vite.shared.ts'
import { docgenOptions } from './docgen-options.ts'

const inTests = Boolean(process.env.VITEST)
const forPictures = Boolean(process.env.STORYBOOK_PICTURES)
// Neither tests nor pictures need pages and descriptions of props.
const storiesOnly = inTests || forPictures

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', ...(storiesOnly ? [] : ['./pages/**/*.mdx'])],
  addons: forPictures ? [] : ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: storiesOnly
    ? { reactDocgen: false }
    : { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgenOptions },
  previewAnnotations: (entries = []) =>
    storiesOnly ? entries : [...entries, resolve(import.meta.dirname, 'preview-docs.ts')],
  viteFinal: (config) =>
    // The framework adds its own React plugin.
    mergeConfig(config, {
      ...sharedVite,
      plugins: sharedVite.plugins.slice(1),
      ...(forPictures && { build: { minify: false } }),
    }),
}

export default config
