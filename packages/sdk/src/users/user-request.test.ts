import { describe, expect, it } from 'vitest'
import { newUserRequest, userChangeRequest, userFormOf } from './user-request.ts'
import { userCalled } from './users.samples.ts'

const ana = userCalled('Ana', 'User', { microsoftId: 'ms-1' })
const nobody = { ...userFormOf(null, 'User'), firstName: 'Ana', lastName: 'Smith' }
const names = { firstName: 'Ana', lastName: 'Smith', roleId: 'User', organisationId: 'acme' }

describe('what is asked of the server [USER-17]', () => {
  it('to add a user: with a password', () => {
    const form = { ...nobody, emailAddress: ' ana@acme.example ', password: 'p', confirmPassword: 'p' }
    expect(newUserRequest(form, 'acme')).toEqual({
      ...names,
      emailAddress: 'ana@acme.example',
      password: 'p',
    })
  })

  it('to add a user: with a link to choose one', () => {
    const form = { ...nobody, emailAddress: 'ana@acme.example', password: 'typed before', byLink: true }
    expect(newUserRequest(form, 'acme')).toEqual({
      ...names,
      emailAddress: 'ana@acme.example',
      sendPasswordLink: true,
    })
  })

  it('to change a user: a blank password is left as it is, the Microsoft Id is a superadmin’s [USER-09] [USER-22]', () => {
    const kept = { ...names, emailAddress: 'ana@acme.example', statusId: 1 }
    expect(userChangeRequest(userFormOf(ana), 'acme', false)).toEqual(kept)
    expect(userChangeRequest(userFormOf(ana), 'acme', true)).toEqual({ ...kept, microsoftId: 'ms-1' })
    const changed = { ...userFormOf(ana), password: 'new', microsoftId: ' ' }
    expect(userChangeRequest(changed, 'acme', true)).toEqual({ ...kept, password: 'new', microsoftId: null })
  })

  it('never without a role', () => {
    expect(() => newUserRequest(userFormOf(null), 'acme')).toThrow(TypeError)
  })
})
