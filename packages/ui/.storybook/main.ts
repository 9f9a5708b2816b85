import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sharedVite } from '../vite.shared.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    // The framework adds its own React plugin.
    mergeConfig(config, { ...sharedVite, plugins: sharedVite.plugins.slice(1) }),
}

export default config
