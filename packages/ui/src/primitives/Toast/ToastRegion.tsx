import * as Radix from '@radix-ui/react-toast'
import { useState } from 'react'
import * as styles from './Toast.css.ts'
import { ToastItem } from './ToastItem.tsx'
import { type Toast, visibleToasts } from './toast-list.ts'

export type ToastRegionProps = {
  /** Oldest first, as `showToast` keeps them. */
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}

/**
 * Where toasts appear: bottom right, on phones the whole width. A pointer or focus on any of them stops
 * the clock for all. F8 moves there by keyboard.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [announcer] = useState(nowhere)
  return (
    <Radix.Provider {...(announcer && { announcerContainer: announcer })}>
      {visibleToasts(toasts).map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      {/* An open dialog hides the page from screen readers, all but what is marked live: the toasts speak for themselves. */}
      <Radix.Viewport label="Notifications" className={styles.region} aria-live="off" />
    </Radix.Provider>
  )
}

// Radix says each toast a second time through a hidden copy. Ours are live regions themselves (STATE-25),
// so the copy goes where nobody hears it.
const nowhere = () => (typeof document === 'undefined' ? undefined : document.createDocumentFragment())
