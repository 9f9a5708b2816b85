import { can, type Id, type SessionUser, sameId } from '@tributary/domain'
import type { Endpoint } from '../../contract/index.ts'
import { notFound, unauthorised } from '../failures.ts'
import type { FakeHandler, FakeRequest } from '../handler.ts'
import { actorOf } from './actor.ts'
import type { FakeData, FakeUser } from './data.ts'
import { sampleData } from './sample-data.ts'
import { type Cookies, createSessions, type FakeSession, type Sessions } from './sessions.ts'

/** The stored data, the sessions and the clock of a fake backend. */
export type World = {
  data: FakeData
  now: () => Date
  newId: () => string
  sessions: Sessions
}

/** Options of the data and the clock of a fake backend. */
export type WorldOptions = {
  /**
   * The stored data, which the backend copies. Lists that are left out have sample data; pass an empty list for none.
   */
  data?: Partial<FakeData>
  /** The server's clock, by which tokens and sessions expire; the system clock by default. */
  now?: () => Date
}

/** Creates the world of a fake backend: sample data, and what the test replaces of it. */
export function createWorld(options: WorldOptions): World {
  // Tests share fixtures, which the writes of one test must not change.
  const data = { ...sampleData(), ...structuredClone(options.data) }
  const { now = () => new Date() } = options
  let ids = 0
  return { data, now, newId: () => `new-${++ids}`, sessions: createSessions(data, now) }
}

/** Finds a user by the address, ignoring case. */
export function userNamed({ users }: FakeData, emailAddress: string): FakeUser {
  const user = users.find((one) => one.emailAddress.toLowerCase() === emailAddress.toLowerCase())
  if (!user) throw new Error(`The fake backend has no user ${emailAddress}.`)
  return user
}

/** The handlers of some calls of a feature of the contract. */
export type ModelHandlers<Feature> = {
  [Name in keyof Feature as Feature[Name] extends Endpoint ? Name : never]?: HandlerOf<Feature[Name]>
}

type HandlerOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, infer Answer>
    ? (request: ModelRequest<Path, Query, Body>) => ReturnType<FakeHandler<Path, Query, Body, Answer>>
    : never

/** A request as the model gets it: with the session of its access token, and the cookies of its browser. */
export type ModelRequest<Path extends string = string, Query = unknown, Body = unknown> = FakeRequest<
  Path,
  Query,
  Body
> & { session: FakeSession | null; cookies: Cookies }

/** Returns the user of a request. Fails with 401 without one. */
export function signedIn(user: FakeUser | null): FakeUser {
  if (!user) throw unauthorised()
  return user
}

/** The message about an unknown organisation. A user who may not act in all of them gets 403 for such an id instead. */
export const UNKNOWN_ORGANISATION = 'This organisation does not exist.'

/** Whether a user may act on an organisation. */
export const belongsTo = (user: FakeUser, organisationId: Id): boolean =>
  can(actorOf(user), 'organisations.act-on-every') ||
  user.organisationIds.some((id) => sameId(id, organisationId))

/** Finds a row by its id. Fails with 404 and this sentence without one, or if it is of another organisation. */
export function found<Row extends { id: Id; organisationId?: Id }>(
  rows: readonly Row[],
  id: Id,
  user: FakeUser,
  sentence?: string,
): Row {
  const row = rows.find((one) => sameId(one.id, id))
  if (!row || (row.organisationId !== undefined && !belongsTo(user, row.organisationId)))
    throw notFound(sentence)
  return row
}

/** Removes a row from a list. */
export function removeRow<Row>(rows: Row[], row: Row): void {
  const place = rows.indexOf(row)
  if (place >= 0) rows.splice(place, 1)
}

/** Describes a user as sign-in responses do. */
export const sessionUserOf = (user: FakeUser): SessionUser => ({
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.roleName,
  roleLevel: actorOf(user).roleLevel,
  email: user.emailAddress,
  requireMultiFactorAuthentication: false,
  verificationDevices: [],
})
