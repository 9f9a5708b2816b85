import { endpoint } from './endpoint.ts'
import { nothing, written } from './wire/answers.ts'
import { organisationId } from './wire/common.ts'
import { request } from './wire/request.ts'

export const startViewAs = endpoint({
  method: 'POST',
  path: '/users/{id}/view-as',
  summary: 'See the portal as another user, for 30 minutes and without changing anything.',
  level: 2,
  body: request({
    /** The organisation in which the caller sees what the user sees. */
    organisationId,
  }),
  response: written(nothing),
  keyed: false,
  stepUp: true,
})

export const endViewAs = endpoint({
  method: 'DELETE',
  path: '/me/view-as',
  summary: 'Return from the view of another user. Without a view, nothing changes.',
  level: 'user',
  response: written(nothing),
  keyed: false,
})
