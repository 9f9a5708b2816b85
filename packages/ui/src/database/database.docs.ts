import type { Guide } from '../../.storybook/guide.ts'

/** The page of the database. */
export const guides = [
  {
    title: 'Database/Settings',
    status: 'stable',
    components: [
      'CredentialsForm',
      'DatabaseBanner',
      'DatabaseColumns',
      'GuideOnly',
      'ExcelGuide',
      'StructureNotice',
      'SynchronisationPanel',
    ],
    when: ['To enter the credentials of the database and synchronise its structure.'],
    whenNot: ['For tables of a connector, use `TablePreview`.'],
    accessibility: ['Every field has a label. The first invalid field receives the focus.'],
  },
] as const satisfies readonly Guide[]
