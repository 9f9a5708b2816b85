import { isSdkError } from '../../client/sdk-error.ts'
import { structureChanges } from './structure-changes.ts'
import { type BannerText, structureError } from './structure-error.ts'

type Item = Parameters<typeof structureChanges>[0]

const NOT_FOUND = 404
const CONFLICT = 409

/** Whether a save was rejected because the item was changed or deleted. The form then needs to request it again. */
export const isOutdated = (error: unknown): boolean =>
  isSdkError(error) && (error.statusCode === NOT_FOUND || error.statusCode === CONFLICT)

/** An item when the form was filled in, and now. Null if not known. */
type SeenItem = {
  /** The item when the form was filled in; null if it is not known. */
  before: Item | null
  /** The item as the server has it now; null if it is not known. */
  now: Item | null
  /** The sentence for an item that no longer exists. */
  missing?: string | undefined
}

/**
 * Returns the banner of a rejected save: `missing` for a deleted item, otherwise the server's message and
 * what another user changed. Null for a cancelled call.
 */
export function saveRefusal(error: unknown, { before, now, missing }: SeenItem): BannerText | null {
  const status = isSdkError(error) ? error.statusCode : undefined
  if (status === NOT_FOUND && missing !== undefined) return { heading: null, messages: [missing] }
  const refusal = structureError(error)
  if (!refusal || status !== CONFLICT || !before || !now) return refusal
  return { ...refusal, messages: [...refusal.messages, ...structureChanges(before, now)] }
}
