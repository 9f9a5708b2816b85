import type { OpenSession } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { signInFactor } from './session.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { password } from './wire/credentials.ts'
import { entity } from './wire/entity.ts'
import { flag, id, orNull, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

export const openSession = entity<OpenSession>({
  id: ['Id', id],
  description: ['Description', text],
  current: ['Current', flag],
  startedAt: ['StartedAtUtc', instantOrNull],
  lastSeenAt: ['LastSeenAtUtc', instantOrNull],
  network: ['Network', /* @__PURE__ */ orNull(text)],
  sameNetwork: ['SameNetwork', flag],
  factor: ['Factor', /* @__PURE__ */ orNull(signInFactor)],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/me/security/sessions',
  summary: 'List the browsers in which the caller is signed in.',
  level: 'user',
  response: list(openSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/me/security/sessions/{id}',
  summary: 'Sign out on another browser.',
  level: 'user',
  response: written(nothing),
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/me/security/sessions',
  summary: 'Sign out everywhere.',
  level: 'user',
  response: written(nothing),
  keyed: false,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/me/security/password',
  summary: 'Change the password of the caller.',
  level: 'user',
  body: z.strictObject({
    /** The password that is replaced. */
    currentPassword: password,
    /** The new password. The policy is in `getAccountOptions`. */
    password,
  }),
  response: written(nothing),
  keyed: false,
})
