import type { InputType } from 'storybook/internal/types'

const choice = (title: string, icon: string, items: Readonly<Record<string, string>>): InputType => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
})

/** The choices in the toolbar. Each changes how every story is drawn. */
export const toolbar = {
  theme: choice('Theme', 'mirror', {
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    both: 'Light and dark, side by side',
  }),
  direction: choice('Direction', 'transfer', {
    language: 'Direction of the language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  language: choice('Language', 'globe', {
    en: 'English',
    de: 'Deutsch',
    ar: 'العربية',
    pseudo: 'Pseudo-language',
  }),
  length: choice('Text length', 'paragraph', { normal: 'Normal text', long: 'Long text' }),
  density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  colours: choice('Colours', 'contrast', { normal: 'Normal colours', forced: 'Forced colours' }),
}

export const initialGlobals = {
  theme: 'light',
  direction: 'language',
  language: 'en',
  length: 'normal',
  density: 'comfortable',
  colours: 'normal',
}
