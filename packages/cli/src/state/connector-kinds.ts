import {
  type ClientConnector,
  CUSTOM_SOURCE,
  customKind,
  isCustom,
  sameId,
  type TypeOrKind,
} from '@tributary/domain'
import type { Current } from './read-current.ts'

/** Returns the name of a connector's type. */
export const typeOf = ({ types }: Pick<Current, 'types'>, { sourceConnectorId }: ClientConnector): string =>
  types.find(({ id }) => sameId(id, sourceConnectorId))?.type ?? String(sourceConnectorId)

/**
 * Returns the kind whose properties a connector has. The settings of a custom connector depend on its source, which a
 * file names and the API identifies.
 */
export function kindFor(
  { sources }: Pick<Current, 'sources'>,
  type: string,
  source: string | undefined,
): TypeOrKind {
  if (!isCustom(type)) return type
  const found = sources.find(({ id, name }) => id === source || name === source)
  return found ? customKind(found) : type
}

/** Returns the name of a custom source for a file, and the value itself of any other property. */
export const valueForFile = (
  { sources }: Pick<Current, 'sources'>,
  property: string,
  value: string,
): string => (property === CUSTOM_SOURCE ? (sources.find(({ id }) => id === value)?.name ?? value) : value)

/** Returns the id of a custom source for the API, and the value itself of any other property. */
export const valueForApi = (
  { sources }: Pick<Current, 'sources'>,
  property: string,
  value: string,
): string => (property === CUSTOM_SOURCE ? (sources.find(({ name }) => name === value)?.id ?? value) : value)
