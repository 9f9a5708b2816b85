import { isConnectionString, type PropertySpec, propertiesOf, type TypeOrKind } from '@tributary/domain'
import { isBlank } from '../../common/validation/required.ts'
import { readTargetHost } from '../../database/target-host.ts'
import { buildConnectionString, parseConnectionString } from './connection-string.ts'

/** Property values of a connector by property name. */
export type PropertyValues = ReadonlyMap<string, string>

const specsOf = (type: TypeOrKind, ...values: PropertyValues[]): readonly PropertySpec[] =>
  propertiesOf(
    type,
    values.flatMap((one) => [...one.keys()]),
  )

/** Returns the secrets that are sent to the place in this property. A connection string contains its own place. */
export const boundSecrets = (type: TypeOrKind, place: string): string[] =>
  specsOf(type)
    .filter(({ name, sentTo }) => sentTo === place || (name === place && isConnectionString(name)))
    .map(({ name }) => name)

// A path does not change the host that the request goes to.
const PATH = /^(?:\/[\w.~-]+)*\/?$/

const written = (place: string): string => {
  const text = place.trim().toLowerCase()
  return PATH.test(text) ? '' : text.replace(/\/+$/, '')
}

/**
 * Whether two values of a property name the same place, so that a stored secret may be kept. In doubt it returns
 * false: at worst, the user enters a secret again. Compares only the data source of connection strings.
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

/** Returns a connection string without its password; '' for one that cannot be read. */
export function withoutPassword(connectionString: string): string {
  const fields = parseConnectionString(connectionString)
  return fields ? buildConnectionString({ ...fields, password: '' }) : ''
}

/** Whether a stored value is used for this input: the input is blank, or a connection string without a password. */
function meansStored(name: string, entered: string | undefined): boolean {
  if (entered === undefined || isBlank(entered)) return true
  return isConnectionString(name) && parseConnectionString(entered)?.password === ''
}

/**
 * Returns the stored secrets that would be sent to a different place than they were entered for, so users must
 * enter them again. Both maps are keyed by property name. `stored` needs at least the data source of connection
 * strings; a property missing from `entered` stays as it is.
 */
export function secretsToEnterAgain(
  type: TypeOrKind,
  stored: PropertyValues,
  entered: PropertyValues,
): string[] {
  const strays = ({ name, secret, sentTo }: PropertySpec): boolean => {
    const place = isConnectionString(name) ? name : sentTo
    if (!secret || !place || !stored.has(name) || !meansStored(name, entered.get(name))) return false
    const before = stored.get(place) ?? ''
    const after = entered.get(place) ?? before
    // A blank connection string is kept or removed as a whole, password included.
    const stays = place === name && isBlank(after)
    return !stays && !isSamePlace(place, before, after)
  }
  return specsOf(type, stored, entered)
    .filter(strays)
    .map(({ name }) => name)
}

/**
 * Replaces blank secrets in the input with the stored ones, for testing and saving. Call `secretsToEnterAgain` first.
 * Here stored values are complete, with the passwords of connection strings.
 */
export function withStoredSecrets(
  type: TypeOrKind,
  stored: PropertyValues,
  entered: PropertyValues,
): PropertyValues {
  const secrets = specsOf(type, entered).filter(
    ({ secret, name }) => secret && entered.has(name) && stored.has(name),
  )
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
