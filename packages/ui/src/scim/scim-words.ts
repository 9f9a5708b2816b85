import type { ScimRequest } from '@tributary/domain'
import { scimText as text } from './scim.messages.ts'

/** What a request does, e.g. "Add a user". */
export const actionText = ({ action, resource }: ScimRequest): string => text.actions[`${action} ${resource}`]

/** The outcome of a request: accepted, refused because of the request or the rules, or failed because of the server. */
export function outcomeOf({ status }: ScimRequest): keyof typeof text.outcomes {
  if (status < 400) return 'accepted'
  return status < 500 ? 'refused' : 'failed'
}
