import { isSdkError } from '@tributary/sdk'
import { type BannerText, structureError } from '@tributary/sdk/excel'
import { useRef, useState } from 'react'

export type SaveStructureOptions<Thing, Form, Seen = Thing> = {
  /** What the form was filled with. */
  opened: Seen
  /** `seen` is what it overwrites: the server refuses when somebody else has changed it meanwhile. */
  send: (form: Form, seen: Seen) => Promise<Thing>
  /** Shows at once what was answered. */
  keep: (saved: Thing) => void | Promise<void>
  /** Asks for the list anew, and answers what it holds of the thing then. */
  renew: () => Promise<Seen | undefined>
  /** Said when somebody else has deleted it. */
  gone?: string
  /** What somebody else has made of it, in words. */
  changes?: (before: Seen, after: Seen) => readonly string[]
  onSaved: (saved: Thing) => void
}

const GONE = 404
const CHANGED = 409

/**
 * Saves a change of something of the structure. When somebody else was faster, the sentence stands above the form and the
 * list behind it is renewed, what was changed is told and `current`; saving again then overwrites that, knowingly.
 */
export function useSaveStructure<Thing, Form, Seen = Thing>(
  options: SaveStructureOptions<Thing, Form, Seen>,
) {
  const { opened, send, keep, renew, gone, changes, onSaved } = options
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<BannerText | null>(null)
  const [current, setCurrent] = useState(opened)
  const running = useRef(false)

  const explain = async (failure: unknown): Promise<BannerText | null> => {
    const status = isSdkError(failure) ? failure.statusCode : undefined
    const now = status === GONE || status === CHANGED ? await renew() : undefined
    if (now !== undefined) setCurrent(now)
    if (status === GONE && gone) return { heading: null, messages: [gone] }
    const told = structureError(failure)
    const changed = (status === CHANGED && now !== undefined && changes?.(current, now)) || []
    return told && { ...told, messages: [...told.messages, ...changed] }
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
