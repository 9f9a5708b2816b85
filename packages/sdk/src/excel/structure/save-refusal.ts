import { isSdkError } from '../../client/sdk-error.ts'
import { structureChanges } from './structure-changes.ts'
import { type BannerText, structureError } from './structure-error.ts'

type Item = Parameters<typeof structureChanges>[0]

const NOT_FOUND = 404
const CONFLICT = 409

/** Whether a save was refused because the item was changed or deleted: then it has to be requested again. */
export const isOutdated = (error: unknown): boolean =>
  isSdkError(error) && (error.statusCode === NOT_FOUND || error.statusCode === CONFLICT)

/** How an item was when the form was filled, and how it is now. Null where that is not known. */
type SeenItem = { before: Item | null; now: Item | null; missing?: string | undefined }

/**
 * The banner for a save that was refused: `missing` for a deleted item, else the server's message and what was changed
 * meanwhile. Null for a cancelled call.
 */
export function saveRefusal(error: unknown, { before, now, missing }: SeenItem): BannerText | null {
  const status = isSdkError(error) ? error.statusCode : undefined
  if (status === NOT_FOUND && missing !== undefined) return { heading: null, messages: [missing] }
  const refusal = structureError(error)
  if (!refusal || status !== CONFLICT || !before || !now) return refusal
  return { ...refusal, messages: [...refusal.messages, ...structureChanges(before, now)] }
}
