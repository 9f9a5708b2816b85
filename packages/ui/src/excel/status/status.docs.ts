import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the statuses of a dialog. */
export const guides = [
  {
    title: 'Excel/StatusRadios',
    status: 'stable',
    components: [],
    partOf: ['NameDialog', 'GroupStatusDialog'],
    when: ['To choose one of up to three statuses in a dialog.'],
    whenNot: ['For more choices, use `Select`.'],
    keyboard: [['Arrow keys', 'Choose the next or previous status.']],
    accessibility: ['A group with the legend “Set Status”. Each status is an icon and a word.'],
  },
] as const satisfies readonly FullGuide[]
