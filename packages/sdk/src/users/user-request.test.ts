import { describe, expect, it } from 'vitest'
import { newUserRequest, userChangeRequest, userFormOf } from './user-request.ts'
import { userWith } from './users.samples.ts'

const ana = userWith('Ana', 'User', { microsoftId: 'ms-1' })
const blank = { ...userFormOf(null, 'User'), firstName: 'Ana', lastName: 'Smith' }
const names = { firstName: 'Ana', lastName: 'Smith', roleId: 'User', organisationId: 'acme' }

describe('the request body [USER-17]', () => {
  it('adds a user with a password', () => {
    const form = { ...blank, emailAddress: ' ana@acme.example ', password: 'p', confirmPassword: 'p' }
    expect(newUserRequest(form, 'acme')).toEqual({
      ...names,
      emailAddress: 'ana@acme.example',
      password: 'p',
    })
  })

  it('adds a user who gets a link to choose a password', () => {
    const form = { ...blank, emailAddress: 'ana@acme.example', password: 'typed before', byLink: true }
    expect(newUserRequest(form, 'acme')).toEqual({
      ...names,
      emailAddress: 'ana@acme.example',
      sendPasswordLink: true,
    })
  })

  it('omits a blank password, and the Microsoft Id unless the caller may change it [USER-09, USER-22]', () => {
    const kept = { ...names, emailAddress: 'ana@acme.example', statusId: 1 }
    expect(userChangeRequest(userFormOf(ana), 'acme', false)).toEqual(kept)
    expect(userChangeRequest(userFormOf(ana), 'acme', true)).toEqual({ ...kept, microsoftId: 'ms-1' })
    const changed = { ...userFormOf(ana), password: 'new', microsoftId: ' ' }
    expect(userChangeRequest(changed, 'acme', true)).toEqual({ ...kept, password: 'new', microsoftId: null })
  })

  it('throws without a role', () => {
    expect(() => newUserRequest(userFormOf(null), 'acme')).toThrow(TypeError)
  })
})
