import type { Services } from '../services.ts'
import { deleteUser } from '../users/delete-user.rules.ts'
import { refuseLastAdministrator } from './change-scim-user.rules.ts'
import { refuseOtherVersion } from './resource.ts'
import type { Directory } from './scim-caller.rules.ts'
import { scimUserRow } from './scim-users.read.ts'
import { userResource } from './user-resource.ts'

/** Removes a user from the organisation. An account without any other organisation is archived. */
export async function removeScimUser(services: Services, directory: Directory, id: string): Promise<void> {
  const { author, organisationId, ifMatch } = directory
  // Within the deletion, because two requests at the same time would each see the other administrator.
  await deleteUser(services, author, id, organisationId, async (trx) => {
    const user = await scimUserRow(trx, organisationId, id)
    refuseOtherVersion(userResource(services, user), ifMatch)
    await refuseLastAdministrator(trx, organisationId, user, false)
  })
}
