import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, getRefreshHistory } from '@tributary/sdk'
import type { HistorySpan } from '@tributary/sdk/connectors'
import { refreshHistoryKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The refreshes of each connector of an organisation, counted by hour or day. */
export const refreshHistoryQuery = (client: Client, organisationId: Id, span: HistorySpan) =>
  queryOptions({
    queryKey: refreshHistoryKey(organisationId, span),
    queryFn: (context) =>
      getRefreshHistory(client, { params: { orgId: organisationId }, query: span }, loadOptions(context)),
  })
