import type { QueryClient } from '@tanstack/react-query'
import { type Id, type Status, statusNamed, statusNameOf, statusNames } from '@tributary/domain'
import { type Client, Refusal } from '@tributary/sdk'
import { structureMessages } from '@tributary/sdk/excel'
import { statusesQuery } from '../../users/user-choices-query.ts'

/** The id of a status that was chosen; one we have no word for stays what it was. */
export async function statusId(
  client: Client,
  queries: QueryClient,
  chosen: string,
  seen: Status | null,
): Promise<Id> {
  if (seen && statusNameOf(seen) === chosen) return seen.id
  const statuses = await queries.ensureQueryData(statusesQuery(client))
  const name = statusNames.find((known) => known === chosen)
  const status = name && statusNamed(statuses, name)
  if (!status) throw new Refusal(structureMessages.noStatus)
  return status.id
}

/** What the server is told of what somebody saw: it refuses to overwrite anything else. */
export const seenOf = ({ name, status }: { name: string; status: Status | null }) => ({
  name,
  statusId: status?.id ?? null,
})
