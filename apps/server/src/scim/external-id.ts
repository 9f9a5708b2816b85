import { isUniqueViolation } from '../storage/database-failure.ts'
import { uniqueness } from './protocol/scim-error.ts'
import { scimMessages } from './scim.messages.ts'

/** Turns a unique violation into 409. The index decides if an `externalId` is taken, also in parallel. */
export async function refusingTakenId<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? uniqueness(scimMessages.externalIdTaken) : error
  }
}
