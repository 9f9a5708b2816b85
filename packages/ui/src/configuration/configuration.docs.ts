import type { Guide } from '../../.storybook/guide.ts'

/** The page of general settings. */
export const guides = [
  {
    title: 'Configuration/General',
    status: 'stable',
    components: ['ConfigurationPanel'],
    when: ['For settings of the whole installation.'],
    whenNot: ['For settings of one user, use the profile.'],
    accessibility: ['Each setting has a label and an explanation.'],
  },
] as const satisfies readonly Guide[]
