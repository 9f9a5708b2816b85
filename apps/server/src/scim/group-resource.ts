import type { Services } from '../services.ts'
import { type Resource, resourceOf, SCIM_PATH } from './resource.ts'
import type { ScimGroupRow } from './scim-groups.queries.ts'

/** Returns a security group as a SCIM group. */
export const groupResource = (services: Pick<Services, 'config'>, group: ScimGroupRow): Resource =>
  resourceOf(services, 'Group', {
    id: group.id,
    ...(group.externalId !== null && { externalId: group.externalId }),
    displayName: group.name,
    members: group.members.map(({ userId, name }) => ({
      ...{ value: userId, display: name, type: 'User' },
      $ref: `${services.config.publicUrl.origin}${SCIM_PATH}/Users/${userId}`,
    })),
  })
