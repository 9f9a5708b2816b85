import type { DatabaseCredentials } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { credentialsError } from './credentials-error.ts'
import { databaseMessages } from './database.messages.ts'

const complete: DatabaseCredentials = {
  host: 'db.example.com',
  database: 'figures',
  schema: 'acme',
  user: 'acme',
  password: 'Horse-7-battery',
}
const blank: DatabaseCredentials = { host: ' ', database: '', schema: '\t', user: '\u00a0', password: '' }
const stored = { host: 'db.example.com', passwordSet: true }

const sentenceOf = (changed: Partial<DatabaseCredentials>, known: typeof stored | null = null) => {
  const error = credentialsError({ ...complete, ...changed }, known)
  return error && databaseMessages.validationError(error.sentence)
}

describe('each check', () => {
  it.each([
    ['host', 'Validation Error: Host is required. Please enter your database host address.'],
    ['database', 'Validation Error: Database name is required. Please enter your database name.'],
    ['schema', 'Validation Error: Schema is required. Please enter your database schema name.'],
    ['user', 'Validation Error: Username is required. Please enter your database username.'],
    ['password', 'Validation Error: Password is required. Please enter your database password.'],
  ] as const)('asks for the %s: %s [DBSET-08] to [DBSET-12]', (field, sentence) => {
    expect(sentenceOf({ [field]: ' ' })).toBe(sentence)
    expect(credentialsError({ ...complete, [field]: '' }, null)?.field).toBe(field)
  })

  it('is reported in order, one at a time [DBSET-07, DBSET-20]', () => {
    const filled: DatabaseCredentials = { ...blank }
    const asked: unknown[] = []
    for (let error = credentialsError(filled, null); error; error = credentialsError(filled, null)) {
      asked.push(error.field)
      filled[error.field] = 'filled'
    }
    expect(asked).toEqual(['host', 'database', 'schema', 'user', 'password'])
  })

  it('passes when every field is filled in', () => {
    expect(sentenceOf({})).toBeNull()
  })
})

describe('a blank password [DBSET-19]', () => {
  const required = 'Validation Error: Password is required. Please enter your database password.'

  it.each([
    ['one is stored and the host unchanged', 'db.example.com', stored, null],
    ['the host differs only in spaces and letter case', ' DB.example.com ', stored, null],
    ['the host differs', 'db.example.org', stored, required],
    ['the port differs', 'db.example.com,1434', stored, required],
    ['the engine differs', 'postgres://db.example.com', stored, required],
    ['none is stored', 'db.example.com', { host: 'db.example.com', passwordSet: false }, required],
    ['nothing is stored', 'db.example.com', null, required],
  ])('when %s', (_, host, known, sentence) => {
    expect(sentenceOf({ host, password: ' ' }, known)).toBe(sentence)
  })
})
