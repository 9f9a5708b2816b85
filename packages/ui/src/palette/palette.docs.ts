import type { Guide } from '../../.storybook/guide.ts'

/** The page of the command palette. */
export const guides = [
  {
    title: 'Shell/CommandPalette',
    status: 'stable',
    overlay: true,
    components: ['CommandPalette'],
    when: ['To reach any page or action with the keyboard.'],
    whenNot: ['To filter a list, use `SearchField`.'],
    accessibility: ['A combobox with a list. The number of results is announced.'],
  },
] as const satisfies readonly Guide[]
