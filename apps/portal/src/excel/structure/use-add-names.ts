import { createQueue, type Queue } from '@tributary/sdk/common'
import { type NameLeft, type NewName, namesLeft, newNamesPlan } from '@tributary/sdk/excel'
import { useEffect, useRef, useState } from 'react'

export type AddNamesOptions<Added> = {
  /** Adds one. What is under way when somebody stops is waited for, so that it is known whether it is there. */
  add: (name: string) => Promise<Added>
  /** Each as soon as it is there. */
  onAdded: (added: Added) => void | Promise<void>
  /** After all that could be added: those that are, and whether a name is left. */
  onEnd: (added: readonly Added[], left: readonly NameLeft[]) => void
}

/**
 * Adds several names one after the other (requirements AREA-25 and VALID-17): how far it is, null while nothing is sent;
 * what was not added, with the reason; and how to end it early.
 */
export function useAddNames<Added>({ add, onAdded, onEnd }: AddNamesOptions<Added>) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failures, setFailures] = useState<readonly NameLeft[]>([])
  const queue = useRef<Queue<NewName> | null>(null)
  // Whoever has left the dialog has given up what was not sent yet.
  useEffect(() => () => queue.current?.stop(), [])

  const submit = async (names: readonly NewName[]) => {
    if (queue.current) return
    const added: Added[] = []
    const addOne = async ({ name }: NewName) => {
      const one = await add(name)
      added.push(one)
      await onAdded(one)
    }
    const sending = createQueue(newNamesPlan(names), addOne, { atOnce: 1 })
    queue.current = sending
    setProgress({ done: 0, total: names.length })
    const unwatch = sending.subscribe(() => {
      const { done, failed, total } = sending.getSnapshot()
      setProgress({ done: done + failed, total })
    })
    const left = namesLeft((await sending.start()).items)
    unwatch()
    queue.current = null
    setProgress(null)
    setFailures(left)
    onEnd(added, left)
  }
  return { progress, failures, submit, stop: () => queue.current?.stop() }
}
