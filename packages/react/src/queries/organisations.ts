import { queryOptions } from '@tanstack/react-query'
import { type Client, listClients, listInsights, listOrganisations, listSettings } from '@tributary/sdk'
import { clientsKey, insightsKey, organisationsKey, settingsKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The organisations of the user. */
export const organisationsQuery = (client: Client) =>
  queryOptions({
    queryKey: organisationsKey,
    queryFn: ({ signal }) => listOrganisations(client, {}, { signal }),
  })

/** The organisations that an administrator manages, with their keys and schemas. */
export const clientsQuery = (client: Client) =>
  queryOptions({
    queryKey: clientsKey,
    queryFn: ({ signal }) => listClients(client, {}, { signal }),
  })

/** The refreshes that run now, of every organisation. */
export const insightsQuery = (client: Client) =>
  queryOptions({
    queryKey: insightsKey,
    queryFn: (context) => listInsights(client, {}, loadOptions(context)),
  })

/** The switches of the installation. */
export const settingsQuery = (client: Client) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: (context) => listSettings(client, {}, loadOptions(context)),
  })
