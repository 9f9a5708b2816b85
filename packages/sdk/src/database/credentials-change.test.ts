import { describe, expect, it } from 'vitest'
import { areCredentialsChanged, credentialsForm } from './credentials-change.ts'

const stored = {
  host: 'db.example.com',
  database: 'figures',
  schema: 'acme',
  user: 'acme',
  passwordSet: true,
}

describe('the credentials form', () => {
  it('starts with the stored values, without the password [DBSET-19]', () => {
    expect(credentialsForm(stored)).toEqual({
      host: 'db.example.com',
      database: 'figures',
      schema: 'acme',
      user: 'acme',
      password: '',
    })
  })

  it.each([
    [{}, false],
    [{ host: ' db.example.com ' }, false],
    [{ schema: 'dbo' }, true],
    [{ password: 'Horse-7-battery' }, true],
    [{ password: ' ' }, true],
  ])('%o differs from what is stored: %s [DBSET-20]', (change, changed) => {
    expect(areCredentialsChanged({ ...credentialsForm(stored), ...change }, stored)).toBe(changed)
  })
})
