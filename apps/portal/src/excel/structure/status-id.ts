import type { QueryClient } from '@tanstack/react-query'
import { type Id, type Status, statusNamed, statusNameOf, statusNames } from '@tributary/domain'
import { statusesQuery } from '@tributary/react'
import { type Client, Refusal } from '@tributary/sdk'
import { structureMessages } from '@tributary/sdk/excel'

/** The id of the chosen status. A status that the portal has no word for keeps its id while it stays chosen. */
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

/** The state of an item that a change replaces. The server refuses the change if the item differs by then. */
export const expectedState = ({ name, status }: { name: string; status?: Status | null }) => ({
  name,
  statusId: status?.id ?? null,
})
