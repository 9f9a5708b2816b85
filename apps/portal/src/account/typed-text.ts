import { useEffect, useEffectEvent } from 'react'

/** The text in the fields of a form, without passwords. */
export type TypedText = Readonly<Record<string, string>>

type Held = { typed?: TypedText }

/** Stores typed text in the history state, where a reload finds it. */
export const holdTyped = (typed: TypedText): void =>
  history.replaceState({ ...history.state, typed } satisfies Held, '')

/** Restores the text that `holdTyped` has stored for this page. Runs after the first drawing, which was rendered ahead of time. */
export function useHeldTyped(restore: (typed: TypedText) => void): void {
  const restoreNow = useEffectEvent(restore)
  useEffect(() => {
    // Only this portal writes the history state of its pages.
    const state = history.state as Held | null
    if (state?.typed) restoreNow(state.typed)
  }, [])
}
