import type { StoredData } from '@tributary/domain'
import { operationsMessages } from './operations.messages.ts'

const own = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name

/** Returns the kind of a mail in words. A kind that is not known stays as it is. */
export const mailKind = (kind: string): string => own(operationsMessages.mailKinds, kind)

/** Returns a kind of stored data in words. A kind that is not known stays as it is. */
export const dataKind = (kind: string): string => own(operationsMessages.dataKinds, kind)

/** Returns when data of a kind is deleted. */
export function dataRetention({
  keptDays,
  untilExpiry,
}: Pick<StoredData, 'keptDays' | 'untilExpiry'>): string {
  const { afterDays, untilExpiry: atExpiry, kept } = operationsMessages.housekeeping
  if (keptDays !== null) return afterDays(keptDays)
  return untilExpiry ? atExpiry : kept
}
