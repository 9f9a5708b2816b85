import type { Id } from '@tributary/domain'
import { organisationKey } from '@tributary/react'
import { type Client, listEveryTable } from '@tributary/sdk'

/** The tables of every connector of an organisation. */
export const everyTableQuery = (client: Client, orgId: Id) => ({
  queryKey: organisationKey(orgId, 'every-table'),
  queryFn: ({ signal }: { signal: AbortSignal }) => listEveryTable(client, { params: { orgId } }, { signal }),
})
