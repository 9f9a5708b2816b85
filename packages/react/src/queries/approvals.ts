import { queryOptions } from '@tanstack/react-query'
import { type Client, listApprovals } from '@tributary/sdk'
import { approvalsKey } from '../cache/keys.ts'
import { type LoadingOptions, loadOptions } from './load-options.ts'

/** Requests for approval. */
export const approvalsQuery = (client: Client, options?: LoadingOptions) =>
  queryOptions({
    queryKey: approvalsKey,
    queryFn: (context) => listApprovals(client, {}, loadOptions(context, options)),
  })
