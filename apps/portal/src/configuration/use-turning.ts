import { useQueryClient } from '@tanstack/react-query'
import type { Setting } from '@tributary/domain'
import { changeSetting } from '@tributary/sdk'
import { failureMessage } from '@tributary/sdk/rules'
import { useToasts } from '@tributary/ui'
import { useCallback, useRef, useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { settingsKey } from '../shell/query-keys.ts'

/**
 * Switches on their way to the server. They lie over the list instead of in it: a poll meanwhile flips none of them
 * back, and a refusal puts its own back by taking it off again (ACONF-07).
 */
export function useTurning() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const asking = useRef(new Set<string>())

  const turn = useCallback(
    async ({ key }: Setting, value: boolean) => {
      if (asking.current.has(key)) return
      asking.current.add(key)
      setTurned((before) => new Map(before).set(key, value))
      try {
        const { data } = await changeSetting(client, { body: { key, value } })
        queries.setQueryData<Setting[]>(settingsKey, (rows) =>
          rows?.map((row) => (row.key === key ? data : row)),
        )
      } catch (error) {
        show({ type: 'error', content: failureMessage(error) })
      } finally {
        asking.current.delete(key)
        setTurned((before) => new Map([...before].filter(([other]) => other !== key)))
      }
      // Gives up on a list that was asked for before the change, and asks anew: whether a change whose answer was lost
      // has arrived only the server knows.
      queries.invalidateQueries({ queryKey: settingsKey })
    },
    [client, queries, show],
  )

  const overlay = useCallback(
    (rows: readonly Setting[]): readonly Setting[] =>
      rows.map((row) => {
        const value = turned.get(row.key)
        return value === undefined ? row : { ...row, value }
      }),
    [turned],
  )
  return { turn, overlay, turned }
}
