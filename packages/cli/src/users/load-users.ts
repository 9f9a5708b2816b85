import { statusNameOf, type User } from '@tributary/domain'
import { listUsers } from '@tributary/sdk'
import { userName } from '@tributary/sdk/users'
import { type Choosing, chooseOne } from '../access/choose.ts'
import { type InOrganisation, inOrganisation, type OrganisationOptions } from '../access/organisation.ts'
import type { Io } from '../terminal/io.ts'

/** The members of an organisation. */
export type UserWorld = InOrganisation & { users: User[] }

/** Connects, and lists the members of the organisation. */
export async function loadUsers(io: Io, options: OrganisationOptions): Promise<UserWorld> {
  const place = await inOrganisation(io, options)
  return { ...place, users: await listUsers(place.client, { query: { orgId: place.orgId } }) }
}

const choosing: Choosing<User> = {
  noun: 'user',
  nameOf: ({ emailAddress }) => emailAddress,
}

/** Finds a member by address or id. Names are not unique, and users choose their own. */
export const chooseUser = ({ users }: Pick<UserWorld, 'users'>, wanted: string): User =>
  chooseOne(users, wanted, choosing)

/** Returns a user for programs. A role or status that the viewer may not see is null. */
export const userFacts = (user: User) => ({
  id: user.id,
  name: userName(user),
  email: user.emailAddress,
  role: user.role?.name ?? null,
  status: user.status ? statusNameOf(user.status) : null,
  lastSignedInAt: user.lastSignedInAt,
})
