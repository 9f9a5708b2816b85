import { type BannerText, isSdkError, structureError } from '@tributary/sdk/rules'
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
  onSaved: (saved: Thing) => void
}

const GONE = 404
const CHANGED = 409

/**
 * Saves a change of something of the structure. When somebody else was faster, the sentence stands above the form and the
 * list behind it is renewed; saving again then overwrites what is there now, knowingly.
 */
export function useSaveStructure<Thing, Form, Seen = Thing>(
  options: SaveStructureOptions<Thing, Form, Seen>,
) {
  const { opened, send, keep, renew, gone, onSaved } = options
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<BannerText | null>(null)
  const seen = useRef(opened)
  const running = useRef(false)

  const explain = async (failure: unknown): Promise<BannerText | null> => {
    const status = isSdkError(failure) ? failure.statusCode : undefined
    if (status === GONE || status === CHANGED) seen.current = (await renew()) ?? seen.current
    return status === GONE && gone ? { heading: null, messages: [gone] } : structureError(failure)
  }
  const save = async (form: Form) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      const saved = await send(form, seen.current)
      await keep(saved)
      onSaved(saved)
    } catch (failure) {
      setError(await explain(failure))
    }
    running.current = false
    setBusy(false)
  }
  return { save, busy, error, dismissError: () => setError(null) }
}
