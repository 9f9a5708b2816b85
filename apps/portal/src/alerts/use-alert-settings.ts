import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AlertSettings } from '@tributary/domain'
import { alertSettingsKey, refetchAlways, useStickyError, writeCache } from '@tributary/react'
import { failureMessage, getAlertSettings, saveAlertSettings } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { alertsText } from './alerts.messages.ts'

/** The alert settings of the user, and a function that saves them. */
export function useAlertSettings() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const query = useQuery({
    queryKey: alertSettingsKey,
    queryFn: ({ signal }) => getAlertSettings(client, {}, { signal }),
    ...refetchAlways,
  })
  const { busy, error, run } = useSubmit(failureMessage)
  const save = (settings: AlertSettings) =>
    run(async () => {
      const { data } = await saveAlertSettings(client, { body: settings })
      await writeCache<AlertSettings>(queries, alertSettingsKey, () => data)
      show({ type: 'success', content: alertsText.saved })
      return null
    })
  const { data: settings, isFetching, refetch } = query
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  return { settings, failure, busy, error, save }
}
