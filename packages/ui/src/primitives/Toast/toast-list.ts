import type { ReactNode } from 'react'

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom'

/** Something that can be done about what a toast says, for as long as it is there; pressing it dismisses the toast. */
export type ToastAction = {
  /** What the button says, e.g. "Undo". */
  label: string
  /** What it is called, when several toasts may have one, e.g. "Undo unlinking Revenue". */
  name: string
  onPress: () => void
}

export type Toast = { id: string; type: ToastType; content: ReactNode; action?: ToastAction }

/** How long each kind stays, in milliseconds; loading stays until something replaces it (CONST-03). */
export const toastDurations: Record<ToastType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
}

/** How long a toast stays that something can be done about, in milliseconds. */
export const TOAST_ACTION_MS = 5000

/** How long a toast stays, in milliseconds. */
export const toastDuration = ({ type, action }: Pick<Toast, 'type' | 'action'>): number =>
  action ? TOAST_ACTION_MS : toastDurations[type]

/** How many are kept; one more pushes out the oldest (CONST-04, STATE-25). */
export const TOASTS_KEPT = 20

/** How many are seen at once; the others wait for room. */
export const TOASTS_VISIBLE = 3

/** Adds at the end. The same id again replaces in place: "Saving" becomes "Saved". */
export function showToast(list: readonly Toast[], toast: Toast): Toast[] {
  const known = list.some(({ id }) => id === toast.id)
  if (known) return list.map((old) => (old.id === toast.id ? toast : old))
  return [...list, toast].slice(-TOASTS_KEPT)
}

/** Takes one away; an id that has already left changes nothing. */
export const dismissToast = (list: readonly Toast[], id: string): Toast[] =>
  list.filter((toast) => toast.id !== id)

/** The newest three: news is never kept waiting behind something that is still loading. */
export const visibleToasts = (list: readonly Toast[]): Toast[] => list.slice(-TOASTS_VISIBLE)
