import { type Id, sameId } from '@tributary/domain'
import { foldCase } from '@tributary/sdk/common'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import { organisationMessages as messages } from './organisation.messages.ts'

/** How to name what is chosen. */
export type Choosing<T> = {
  noun: string
  nameOf: (item: T) => string
  /** A second, unique name such as a key. */
  keyOf?: (item: T) => string
}

/**
 * Finds an item by its id, key or whole name, ignoring case. Never matches a part of a name, so a command cannot work on
 * something else. Fails if several items have the name, and lists them with their ids.
 */
export function chooseOne<T extends { id: Id }>(
  items: readonly T[],
  wanted: string,
  { noun, nameOf, keyOf }: Choosing<T>,
): T {
  const exact =
    items.find((item) => sameId(item.id, wanted)) ?? items.find((item) => keyOf?.(item) === wanted)
  const named = exact ? [exact] : items.filter((item) => foldCase(nameOf(item)) === foldCase(wanted.trim()))
  const [found, another] = named
  if (!found) throw new CommandFailure('notFound', messages.unknown(noun, wanted))
  if (another)
    throw usage(
      messages.ambiguous(
        noun,
        wanted,
        named.map((item) => `${nameOf(item)}  ${item.id}`),
      ),
    )
  return found
}
