import type { Guide } from '../../.storybook/guide.ts'

/** The pages of users. */
export const guides = [
  {
    title: 'Users/List',
    status: 'stable',
    components: [
      'UserGrid',
      'UserGridSkeleton',
      'UserTable',
      'UserViewBar',
      'AddUserButton',
      'NoUsersLeft',
      'userElement',
    ],
    when: ['To list, search and filter the users of an organisation.'],
    whenNot: ['For requests of new users, use `ApprovalGrid`.'],
    accessibility: ['The number of matches is announced. The table has sortable headings.'],
  },
  {
    title: 'Users/Dialogs',
    status: 'stable',
    overlay: true,
    components: ['UserDialog', 'DeleteUserDialog', 'UserIdentities'],
    when: ['To add, edit or delete a user.'],
    whenNot: ['For your own account, use the profile.'],
    accessibility: ['The focus stays in the dialog and returns to the opener.'],
  },
  {
    title: 'Users/Card',
    status: 'stable',
    components: [],
    partOf: ['UserGrid'],
    when: ['For one user in a grid: name, role, status and actions.'],
    whenNot: ['In tables, use the cells of `DataTable`.'],
    accessibility: ['A card is an article with the name of the user.'],
  },
] as const satisfies readonly Guide[]
