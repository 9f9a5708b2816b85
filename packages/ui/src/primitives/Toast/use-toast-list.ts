import { useCallback, useId, useRef, useState } from 'react'
import { dismissToast, showToast, type Toast } from './toast-list.ts'

export type ToastActions = {
  /** Shows a toast and returns its id. The id of a shown toast replaces that one. */
  show: (toast: Omit<Toast, 'id'> & { id?: string }) => string
  dismiss: (id: string) => void
}

/** A list of toasts with its two actions. */
export function useToastList() {
  const [toasts, setToasts] = useState<Toast[]>([])
  const prefix = useId()
  const last = useRef(0)
  const show = useCallback<ToastActions['show']>(
    ({ id = `${prefix}${++last.current}`, ...toast }) => {
      setToasts((list) => showToast(list, { ...toast, id }))
      return id
    },
    [prefix],
  )
  const dismiss = useCallback((id: string) => setToasts((list) => dismissToast(list, id)), [])
  return { toasts, show, dismiss }
}
