import type { Guide } from '../../.storybook/guide.ts'

/** The page of Xero2SQL. */
export const guides = [
  {
    title: 'Xero2Sql/Screens',
    status: 'stable',
    components: [
      'CompaniesLoading',
      'CompanyList',
      'SynchroniseLinks',
      'TokenColumns',
      'TokenForm',
      'TokenList',
      'UpdateCredentialsDialog',
    ],
    when: ['To connect Xero organisations and synchronise their companies.'],
    whenNot: ['For other connectors, use the connector pages.'],
    accessibility: ['Rows that open have a button with their state.'],
  },
] as const satisfies readonly Guide[]
