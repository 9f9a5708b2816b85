import type { QueryKey } from '@tanstack/react-query'
import type { Named } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { structureMessages } from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { ignoreMissing } from '../../data/ignore-missing.ts'
import { usePending } from '../../data/use-pending.ts'

export type RemoveStructureOptions<Thing> = {
  /** The key of the cached list. */
  list: QueryKey
  call: (thing: Thing) => Promise<unknown>
  /** Takes it out of the lists that are kept. */
  forget: (thing: Thing) => void | Promise<void>
  /** Asks for those lists anew, whatever came of it. */
  renew: () => void
  /** Tells why it was refused; a toast does where nothing else is wanted. */
  onRefused?: (error: unknown) => void
}

/**
 * Deletes something of the structure: it leaves its list at once, and comes back with the reason when that is refused.
 * `withoutRemoved` is laid over the list.
 */
export function useRemoveStructure<Thing extends Named>({
  list,
  call,
  forget,
  renew,
  onRefused,
}: RemoveStructureOptions<Thing>) {
  const { show } = useToasts()
  const tell = (error: unknown) => show({ type: 'error', content: failureMessage(error) })
  const { pending, send } = usePending<true>(list)
  const leave = async (thing: Thing) => {
    await call(thing).catch(ignoreMissing)
    await forget(thing)
    show({ type: 'success', content: structureMessages.deleted(thing.name) })
  }
  const remove = async (thing: Thing) => {
    await send(thing.id, true, () => leave(thing)).catch(onRefused ?? tell)
    renew()
  }
  const withoutRemoved = useCallback(
    <Row extends Named>(rows: readonly Row[]): readonly Row[] =>
      pending.size === 0 ? rows : rows.filter(({ id }) => !pending.has(String(id))),
    [pending],
  )
  return { remove, withoutRemoved }
}
