import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listInvitations } from '@tributary/sdk'
import { invitationsKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The invitations to an organisation that are not accepted yet. */
export const invitationsQuery = (client: Client, organisationId: Id) =>
  queryOptions({
    queryKey: invitationsKey(organisationId),
    queryFn: (context) => listInvitations(client, { query: { orgId: organisationId } }, loadOptions(context)),
  })
