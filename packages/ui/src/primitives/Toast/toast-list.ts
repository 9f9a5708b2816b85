import type { ReactNode } from 'react'

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom'

/** An action for the subject of a toast while it is shown. Pressing it dismisses the toast. */
export type ToastAction = {
  /** The label of the button, e.g. "Undo". */
  label: string
  /** The accessible name if several toasts can have the label, e.g. "Undo unlinking Revenue". */
  name: string
  onPress: () => void
}

export type Toast = { id: string; type: ToastType; content: ReactNode; action?: ToastAction }

/** How long each kind stays, in milliseconds. Loading stays until it is replaced. */
export const toastDurations: Record<ToastType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
}

/** How long a toast with an action stays, in milliseconds. */
const TOAST_ACTION_MS = 5000

/** Returns how long a toast stays, in milliseconds. */
export const toastDuration = ({ type, action }: Pick<Toast, 'type' | 'action'>): number =>
  action ? TOAST_ACTION_MS : toastDurations[type]

/** How many toasts are stored. One more removes the oldest. */
const TOASTS_KEPT = 20

/** How many are shown at the same time. The others wait. */
const TOASTS_VISIBLE = 3

/** Adds a toast at the end. The same id replaces one in place: "Saving" becomes "Saved". */
export function showToast(list: readonly Toast[], toast: Toast): Toast[] {
  const known = list.some(({ id }) => id === toast.id)
  if (known) return list.map((old) => (old.id === toast.id ? toast : old))
  return [...list, toast].slice(-TOASTS_KEPT)
}

/** Removes a toast. An unknown id changes nothing. */
export const dismissToast = (list: readonly Toast[], id: string): Toast[] =>
  list.filter((toast) => toast.id !== id)

/** Returns the newest three, so that news never waits behind a toast that is still loading. */
export const visibleToasts = (list: readonly Toast[]): Toast[] => list.slice(-TOASTS_VISIBLE)
