import { createQueue, type Queue } from '@tributary/sdk/common'
import {
  type BannerText,
  type NameLeft,
  type NewName,
  namesLeft,
  newNamesPlan,
  structureErrors,
} from '@tributary/sdk/excel'
import { useEffect, useRef, useState } from 'react'

export type AddNamesOptions<Item> = {
  add: (name: string) => Promise<Item>
  /** Called for each item as soon as it exists. */
  onAdded: (added: Item) => unknown
  /** Called after the last attempt with all new items, and whether a name is left. */
  onEnd: (added: readonly Item[], isComplete: boolean) => void
}

/**
 * Adds several names one after the other. Returns the progress (null while nothing is sent), the names that were not
 * added with the reason, and all reasons as a banner. `stop` waits for the running call, so that its
 * outcome is known.
 */
export function useAddNames<Item>({ add, onAdded, onEnd }: AddNamesOptions<Item>) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<readonly NameLeft[]>([])
  const [error, setError] = useState<BannerText | null>(null)
  const queue = useRef<Queue<NewName> | null>(null)
  // A user who closes the dialog gives up the names that are not sent yet.
  useEffect(() => () => queue.current?.stop(), [])

  const submit = async (names: readonly NewName[]) => {
    if (queue.current) return
    const added: Item[] = []
    const errors: unknown[] = []
    const addOne = async ({ name }: NewName) => {
      const item = await add(name).catch((reason: unknown) => {
        errors.push(reason)
        throw reason
      })
      added.push(item)
      await onAdded(item)
    }
    const sending = createQueue(newNamesPlan(names), addOne, { atOnce: 1 })
    queue.current = sending
    setProgress({ done: 0, total: names.length })
    const unsubscribe = sending.subscribe(() => {
      const { done, failed, total } = sending.getSnapshot()
      setProgress({ done: done + failed, total })
    })
    const left = namesLeft((await sending.start()).items)
    unsubscribe()
    queue.current = null
    setProgress(null)
    setFailures(left)
    setError(structureErrors(errors))
    onEnd(added, left.length === 0)
  }
  return {
    ...{ progress, failures, submit, error },
    stop: () => queue.current?.stop(),
    dismissError: () => setError(null),
  }
}
