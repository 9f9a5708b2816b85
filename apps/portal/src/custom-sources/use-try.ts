import { type CustomSetting, type Id, settingProperty, type TriedTable } from '@tributary/domain'
import { failureMessage, tryManifest } from '@tributary/sdk'
import type { TryRequest } from '@tributary/ui'
import { useRef, useState } from 'react'
import { useClient } from '../session/use-client.ts'

type Result = { table: string; text: string; tried: TriedTable }

/** Replaces the names of properties in a message with the titles of their settings. */
const withTitles = (message: string, settings: readonly CustomSetting[]): string =>
  settings.reduce((words, setting) => words.replaceAll(settingProperty(setting), setting.title), message)

/** Tries a table of a manifest. Only the last try counts, and it can be stopped. */
export function useTry(organisationId: Id, text: string, settings: readonly CustomSetting[]) {
  const client = useClient()
  const running = useRef<AbortController | null>(null)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const [error, setError] = useState<string | null>(null)

  const stop = () => {
    running.current?.abort()
    running.current = null
    setBusy(false)
  }
  const start = async (request: TryRequest) => {
    stop()
    const own = new AbortController()
    running.current = own
    setBusy(true)
    setError(null)
    setResult(null)
    const params = { orgId: organisationId }
    try {
      const tried = await tryManifest(client, { params, body: { text, ...request } }, { signal: own.signal })
      if (running.current === own) setResult({ table: request.table, text, tried })
    } catch (failure) {
      if (running.current === own) setError(withTitles(failureMessage(failure), settings))
    }
    if (running.current === own) setBusy(false)
  }
  return {
    busy,
    error,
    result: result && { ...result, outdated: result.text !== text },
    onTry: (request: TryRequest) => void start(request),
    onStop: stop,
  }
}
