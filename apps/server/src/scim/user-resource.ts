import type { Services } from '../services.ts'
import { type Resource, resourceOf } from './resource.ts'
import type { ScimUserRow } from './scim-users.queries.ts'

/**
 * Returns a member as a SCIM user. The address is the `userName`; a password is never sent. `active` of an account that
 * belongs to several organisations is its membership, because its status is not for one of them to decide.
 */
export const userResource = (services: Pick<Services, 'config'>, row: ScimUserRow): Resource =>
  resourceOf(services, 'User', {
    id: row.id,
    ...(row.externalId !== null && { externalId: row.externalId }),
    userName: row.emailAddress,
    name: {
      formatted: displayNameOf(row),
      ...(row.lastName && { familyName: row.lastName }),
      ...(row.firstName && { givenName: row.firstName }),
    },
    displayName: displayNameOf(row),
    emails: [{ value: row.emailAddress, type: 'work', primary: true }],
    active: row.isShared || row.statusName === 'active',
  })

const displayNameOf = ({ firstName, lastName }: ScimUserRow) => `${firstName} ${lastName}`.trim()
