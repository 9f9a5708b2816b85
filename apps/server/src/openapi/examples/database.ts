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
  synchroniseTables: { answer: written('The tables have been synchronised.', null) },
}
