import { useQueryClient } from '@tanstack/react-query'
import type { Setting } from '@tributary/domain'
import { applyWrite, settingsKey, usePending } from '@tributary/react'
import { changeSetting, failureMessage } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { useClient } from '../session/use-client.ts'

/** Changes a setting immediately, and undoes it with the reason when the server refuses (ACONF-07). */
export function useChangeSetting() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { pending, send } = usePending<boolean>(settingsKey)

  const turn = useCallback(
    ({ key }: Setting, value: boolean) =>
      send(key, value, async () => {
        const { data } = await changeSetting(client, { body: { key, value } })
        await applyWrite<Setting>(queries, settingsKey, (rows) =>
          rows.map((row) => (row.key === key ? data : row)),
        )
      }).catch((error: unknown) => {
        show({ type: 'error', content: failureMessage(error) })
        // After a lost response, only a reload shows whether the change was made.
        queries.invalidateQueries({ queryKey: settingsKey })
      }),
    [client, queries, show, send],
  )

  const overlay = useCallback(
    (rows: readonly Setting[]): readonly Setting[] =>
      rows.map((row) => {
        const value = pending.get(row.key)
        return value === undefined ? row : { ...row, value }
      }),
    [pending],
  )
  return { turn, overlay, pending }
}
