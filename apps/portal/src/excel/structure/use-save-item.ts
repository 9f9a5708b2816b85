import { type BannerText, isOutdated, saveRefusal } from '@tributary/sdk/excel'
import { useRef, useState } from 'react'
import type { StructureItem } from './structure-kind.ts'

export type SaveItemOptions<Item, Form, Seen = Item> = {
  /** The item that the form was filled with. Null for a new one. */
  opened: Seen
  /** Sends the form. `seen` is the state it overwrites. The server refuses if the item has changed since. */
  send: (form: Form, seen: Seen) => Promise<Item>
  /** Shows the saved item immediately. */
  keep: (saved: Item) => unknown
  /** Requests the list again and returns the item as it is then. */
  reload: () => Promise<Seen | undefined>
  /** The sentence if the item was deleted. */
  missing?: string
  onSaved: (saved: Item) => void
}

/**
 * Saves a form. If another user was faster, the banner lists their changes and `current` has them: saving again then
 * overwrites them knowingly.
 */
export function useSaveItem<Item, Form, Seen extends StructureItem | null>(
  options: SaveItemOptions<Item, Form, Seen>,
) {
  const { opened, send, keep, reload, missing, onSaved } = options
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<BannerText | null>(null)
  const [current, setCurrent] = useState(opened)
  const running = useRef(false)

  const explain = async (failure: unknown) => {
    const now = isOutdated(failure) ? await reload() : undefined
    if (now) setCurrent(now)
    return saveRefusal(failure, { before: current, now: now ?? null, missing })
  }
  const save = async (form: Form) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      const saved = await send(form, current)
      await keep(saved)
      onSaved(saved)
    } catch (failure) {
      setError(await explain(failure))
    }
    running.current = false
    setBusy(false)
  }
  return { save, busy, current, error, dismissError: () => setError(null) }
}
