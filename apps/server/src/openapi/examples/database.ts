import type { database as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { written } from './samples.ts'

const credentials = { host: 'sql.acme.example', database: 'reporting', schema: 'acme', user: 'tributary' }

export const databaseExamples: Examples<typeof feature> = {
  getDatabaseCredentials: { answer: { ...credentials, passwordSet: true } },
  saveDatabaseCredentials: {
    body: { ...credentials, password: 'correct horse battery' },
    answer: written('Database credentials updated.', null),
  },
  testDatabaseCredentials: {
    body: { ...credentials, password: '' },
    answer: [{ Key: 'target-reached', Outcome: 'passed', Sentence: null }],
  },
  getStructureState: {
    answer: {
      ChangedAtUtc: '2026-11-21T07:59:12.000Z',
      SynchronisedAtUtc: '2026-11-21T05:58:30.000Z',
      CredentialsSet: true,
    },
  },
  getExcelGuide: {
    answer: {
      Microsoft365Video: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
      Excel365Video: null,
    },
  },
  synchroniseTables: { answer: written('The tables have been synchronised.', null) },
}
