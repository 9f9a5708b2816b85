import type { Setting } from '@tributary/domain'
import { settingsQuery } from '@tributary/react'
import type { LoadErrorProps } from '@tributary/ui'
import { useMemo } from 'react'
import { usePolled } from '../data/use-polled.ts'
import { useClient } from '../session/use-client.ts'
import { useChangeSetting } from './use-change-setting.ts'

export type Settings = {
  /** Undefined until they are loaded. */
  settings: readonly Setting[] | undefined
  /** Why the first load failed. */
  failure: LoadErrorProps | null
  /** The keys of settings with a change that is being saved. */
  busy: ReadonlySet<string>
  turn: (setting: Setting, value: boolean) => void
}

/** The settings of the installation, with pending changes. */
export function useSettings(): Settings {
  const { data, failure } = usePolled(settingsQuery(useClient()))
  const { turn, overlay, pending } = useChangeSetting()
  const settings = useMemo(() => data && overlay(data), [data, overlay])
  const busy = useMemo(() => new Set(pending.keys()), [pending])
  return { settings, failure, busy, turn }
}
