import { excel } from '@tributary/sdk/contract'
import { expect, it } from 'vitest'
import { countChanges } from '../storage/change-counts.ts'
import type { Caller } from './caller.ts'
import { entityTags } from './entity-tags.ts'

const olga: Caller = {
  userId: 'olga',
  sessionId: 'a session',
  role: 'OrganisationAdmin',
  roleLevel: 2,
  firstName: 'Olga',
  lastName: 'Oak',
  email: 'olga@tributary.example',
  requireMultiFactorAuthentication: false,
  authenticatedAt: null,
  organisationIds: ['acme'],
}

const changes = countChanges()
changes.onConnect()
const tagFor = (caller: Partial<Caller>) =>
  entityTags(changes)(
    excel.listAreas,
    { ...olga, ...caller },
    {
      url: '/areas?orgId=acme',
      params: {},
      query: { orgId: 'acme' },
    },
  )

it('differs for each user and each role', () => {
  const callers = [{}, { userId: 'eli' }, { role: 'User' }, { roleLevel: 3 }] as const
  expect(new Set(callers.map(tagFor)).size).toBe(callers.length)
})

it('does not depend on the session', () => {
  expect(tagFor({ sessionId: 'another session' })).toBe(tagFor({}))
})
