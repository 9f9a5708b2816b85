import { type Id, sameId } from '@tributary/domain'
import { emailError } from '@tributary/sdk/common'
import type { Kysely } from 'kysely'
import type { Facts } from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { organisationsIn } from '../organisations/organisations.queries.ts'
import { emailKey } from '../security/email-key.ts'
import { refuseWeakPassword } from '../security/password-rules.ts'
import type { Services } from '../services.ts'
import { isUniqueViolation, violatedConstraint } from '../storage/database-failure.ts'
import type { Database } from '../storage/schema.ts'
import { userMessages } from './users.messages.ts'
import { everyRole, membersOf, type PersonRow } from './users.queries.ts'

type Db = Kysely<Database>

/** The fields shared by adding and changing a user. */
export type PersonRequest = {
  firstName: string
  lastName: string
  emailAddress: string
  roleId: Id
  organisationId: Id
}

export type RoleRow = { id: number; name: string; level: number }

export async function roleById(db: Db, id: Id): Promise<RoleRow> {
  const role = (await everyRole(db)).find((row) => sameId(row.id, id))
  if (!role) throw badRequest(userMessages.noSuchRole)
  return role
}

/** Returns the address to store and its key for comparison; 400 if it is invalid. */
export function checkedAddress(emailAddress: string): { email: string; emailKey: string } {
  const error = emailError(emailAddress)
  if (error) throw badRequest(error)
  return { email: emailAddress.trim(), emailKey: emailKey(emailAddress) }
}

/** Returns the member with this id; 404 for any other id. */
export async function memberOf(db: Db, organisationId: string, id: Id): Promise<PersonRow> {
  const [member] = isUuid(String(id)) ? await membersOf(db, organisationId, String(id)) : []
  if (!member) throw notFound()
  return member
}

export async function hashNewPassword(
  services: Services,
  password: string,
  { organisationId, ...person }: PersonRequest,
  secondFactor: boolean,
): Promise<string> {
  const companies = await organisationsIn(services.storage.db, [String(organisationId)])
  const companyNames = companies.map(({ companyName }) => companyName)
  await refuseWeakPassword(services, password, { ...person, companyNames, secondFactor })
  return services.passwords.hash(password)
}

/** Turns a unique violation into 409. The indexes decide if an address or Microsoft Id is taken, also in parallel. */
export async function refusingTakenUser<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const { microsoftIdTaken, emailTaken } = userMessages
    throw conflict(violatedConstraint(error) === 'users_microsoft_id' ? microsoftIdTaken : emailTaken)
  }
}

/** Returns the fields of a user that the audit log keeps. */
export const userFacts = (user: PersonRow): Facts => ({
  firstName: user.firstName,
  lastName: user.lastName,
  emailAddress: user.emailAddress,
  role: user.role,
  status: user.statusName,
  microsoftId: user.microsoftId,
})
