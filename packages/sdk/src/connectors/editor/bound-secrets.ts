import { isConnectionString, type PropertySpec, propertiesOf } from '@tributary/domain'
import { isBlank } from '../../common/validation/required.ts'
import { readTargetHost } from '../../database/target-host.ts'
import { buildConnectionString, parseConnectionString } from './connection-string.ts'

/** Values of a connector's properties by their names. */
export type PropertyValues = ReadonlyMap<string, string>

const specsOf = (type: string): readonly PropertySpec[] => propertiesOf(type)

/** The secrets that are sent to the place which this property names; a connection string names its own. */
export const boundSecrets = (type: string, place: string): string[] =>
  specsOf(type)
    .filter(({ name, sentTo }) => sentTo === place || (name === place && isConnectionString(name)))
    .map(({ name }) => name)

// A path, which stays at the host it is asked at.
const PATH = /^(?:\/[\w.~-]+)*\/?$/

const written = (place: string): string => {
  const text = place.trim().toLowerCase()
  return PATH.test(text) ? '' : text.replace(/\/+$/, '')
}

/**
 * Whether two values of a property name the same place, so that a secret may stay. Doubtful ones do not: the worst that
 * comes of it is that somebody enters a secret again. Of connection strings only the data source is looked at.
 */
export function isSamePlace(name: string, one: string, other: string): boolean {
  if (!isConnectionString(name)) return written(one) === written(other)
  return dataSourceOf(one) === dataSourceOf(other)
}

function dataSourceOf(connectionString: string): string {
  const dataSource = parseConnectionString(connectionString)?.dataSource ?? ''
  const { engine, host, port } = readTargetHost(dataSource) ?? {}
  return host === undefined ? dataSource.trim().toLowerCase() : `${engine}://${host}:${port}`
}

/** A connection string as it is told: all of it but the password. '' for one that cannot be read. */
export function withoutPassword(connectionString: string): string {
  const fields = parseConnectionString(connectionString)
  return fields ? buildConnectionString({ ...fields, password: '' }) : ''
}

/** Whether a stored value would be used for what was entered: nothing, or a connection string without a password. */
function meansStored(name: string, entered: string | undefined): boolean {
  if (entered === undefined || isBlank(entered)) return true
  return isConnectionString(name) && parseConnectionString(entered)?.password === ''
}

/**
 * The stored secrets that would travel to another place than they were entered for, and have to be entered again. Both
 * maps are of values by property name: what is stored, of connection strings at least the data source, and what is
 * entered; a property that is not entered stays. A stored secret is never sent where it was not sent before.
 */
export function secretsToEnterAgain(type: string, stored: PropertyValues, entered: PropertyValues): string[] {
  const strays = ({ name, secret, sentTo }: PropertySpec): boolean => {
    const place = isConnectionString(name) ? name : sentTo
    if (!secret || !place || !stored.has(name) || !meansStored(name, entered.get(name))) return false
    const before = stored.get(place) ?? ''
    const after = entered.get(place) ?? before
    // A connection string that is left blank is kept or removed as a whole, with its password.
    const stays = place === name && isBlank(after)
    return !stays && !isSamePlace(place, before, after)
  }
  return specsOf(type)
    .filter(strays)
    .map(({ name }) => name)
}

/**
 * What was entered, with the stored secrets in the place of blank ones: what is tried and saved. Throws nothing; ask
 * `secretsToEnterAgain` first. Stored values are whole here, passwords of connection strings included.
 */
export function withStoredSecrets(
  type: string,
  stored: PropertyValues,
  entered: PropertyValues,
): PropertyValues {
  const secrets = specsOf(type).filter(({ secret, name }) => secret && entered.has(name) && stored.has(name))
  const filled = secrets.map(({ name }) => [name, filledIn(name, stored, entered)] as const)
  return new Map([...entered, ...filled])
}

function filledIn(name: string, stored: PropertyValues, entered: PropertyValues): string {
  const [before, after] = [stored.get(name) ?? '', entered.get(name) ?? '']
  if (!meansStored(name, after)) return after
  const fields = isBlank(after) ? null : parseConnectionString(after)
  const password = parseConnectionString(before)?.password ?? ''
  return fields ? buildConnectionString({ ...fields, password }) : before
}
