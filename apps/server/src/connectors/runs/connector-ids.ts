import { badRequest } from '../../http/http-error.ts'
import { isUuid } from '../../is-uuid.ts'
import { runsMessages } from './runs.messages.ts'

/** The most connectors that are requested by id. */
const MOST_CONNECTORS = 50

/** The ids in a query, which spaces separate; undefined without any. Throws 400 for other text. */
export function connectorIds(text: string | undefined): string[] | undefined {
  const ids = text?.split(' ').filter((id) => id !== '')
  if (ids && (ids.length === 0 || ids.length > MOST_CONNECTORS || !ids.every(isUuid)))
    throw badRequest(runsMessages.unknownIds)
  return ids
}
