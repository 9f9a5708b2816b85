import type { ConfirmState } from './use-after-sign-in.ts'

/** Returns what the sign-in knew when it opened the code entry. Empty when the page was opened directly. */
export function confirmState(): Partial<ConfirmState> {
  // Only this portal writes the history state of its pages.
  return (history.state as Partial<ConfirmState> | null) ?? {}
}
