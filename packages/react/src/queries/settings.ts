import { queryOptions } from '@tanstack/react-query'
import { type Client, listSettings } from '@tributary/sdk'
import { settingsKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The switches of the installation. */
export const settingsQuery = (client: Client) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: (context) => listSettings(client, {}, loadOptions(context)),
  })
