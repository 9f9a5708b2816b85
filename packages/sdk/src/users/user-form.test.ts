import { describe, expect, it } from 'vitest'
import { type UserForm, userError } from './user-form.ts'

const complete: UserForm = {
  firstName: 'Sue',
  lastName: 'Marsh',
  emailAddress: 'sue@example.com',
  roleId: 4,
  password: 'horse-7',
  confirmPassword: 'horse-7',
  byLink: false,
  statusId: 1,
  microsoftId: '',
}
const sue = { emailAddress: 'sue@example.com' }
const hint = 'At least six characters, one number or special character, and not a commonly used password.'

describe('a new user [USER-14]', () => {
  it.each([
    ['firstName', ' ', 'required'],
    ['lastName', '', 'required'],
    ['emailAddress', '', 'required'],
    ['emailAddress', 'sue', 'Invalid email address'],
    ['roleId', null, 'required'],
    ['password', '', 'required'],
    ['password', 'horse', hint],
    ['confirmPassword', '', 'required'],
    ['confirmPassword', 'horse-8', 'Does not match Password'],
    ['microsoftId', 'x'.repeat(101), 'At most 100 characters.'],
  ] as const)('%s %j: %s [USER-11]', (field, value, message) => {
    expect(userError(field, complete, null)).toBeNull()
    expect(userError(field, { ...complete, [field]: value }, null)).toBe(message)
  })
})

it('needs no password for a new user who gets a link to choose one', () => {
  const byLink = { ...complete, password: '', confirmPassword: '', byLink: true }
  expect(userError('password', byLink, null)).toBeNull()
  expect(userError('confirmPassword', byLink, null)).toBeNull()
})

describe('an existing user [USER-22]', () => {
  const unchanged = { ...complete, password: '', confirmPassword: '' }

  it.each([
    ['password', {}, null],
    ['confirmPassword', {}, null],
    ['password', { password: ' ' }, 'required'],
    ['password', { password: 'horse' }, hint],
    ['confirmPassword', { password: 'horse-7' }, 'Does not match Password'],
    ['confirmPassword', { password: 'horse-7', confirmPassword: 'horse-7' }, null],
    ['confirmPassword', { confirmPassword: 'horse-7' }, 'Does not match Password'],
    ['emailAddress', { emailAddress: 'eli' }, 'Invalid email address'],
    ['emailAddress', { emailAddress: '' }, 'required'],
    ['statusId', { statusId: null }, 'required'],
  ] as const)('%s with %j: %s', (field, changes, message) => {
    expect(userError(field, { ...unchanged, ...changes }, sue)).toBe(message)
  })

  it('accepts the stored address even if it is invalid [USER-12]', () => {
    const old = { emailAddress: 'sue@intranet' }
    expect(userError('emailAddress', { ...unchanged, ...old }, old)).toBeNull()
  })
})
