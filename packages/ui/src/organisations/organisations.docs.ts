import type { Guide } from '../../.storybook/guide.ts'

/** The pages of organisations. */
export const guides = [
  {
    title: 'Organisations/Organisations',
    status: 'stable',
    components: [
      'OrganisationGrid',
      'OrganisationGridSkeleton',
      'OrganisationDialog',
      'OrganisationsHeader',
      'OrganisationNotFound',
    ],
    when: ['To list, add and edit organisations.'],
    whenNot: ['To choose the selected one, use the menu of the top bar.'],
    accessibility: ['Cards are list items with one link.'],
  },
  {
    title: 'Organisations/Admin dashboard',
    status: 'stable',
    components: ['OrganisationDetails', 'OrganisationDetailsColumns'],
    when: ['To show one organisation to an administrator.'],
    whenNot: ['For its users, use `UserGrid`.'],
    accessibility: ['Facts are a description list.'],
  },
] as const satisfies readonly Guide[]
