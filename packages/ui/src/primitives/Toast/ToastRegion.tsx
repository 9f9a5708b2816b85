import * as Radix from '@radix-ui/react-toast'
import { useState } from 'react'
import { pageDirection } from '../../theme/page-direction.ts'
import * as styles from './Toast.css.ts'
import { ToastItem } from './ToastItem.tsx'
import { toastText } from './toast.messages.ts'
import { type Toast, visibleToasts } from './toast-list.ts'

export type ToastRegionProps = {
  /** Oldest first, as `showToast` orders them. */
  toasts: readonly Toast[]
  /** Called with the id of a toast that the user closed or whose time has passed. */
  onDismiss: (id: string) => void
}

/**
 * The place of the toasts: bottom right, full width on phones. A pointer or focus on any of them pauses all timers.
 * F8 moves the focus there.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [announcer] = useState(nowhere)
  return (
    <Radix.Provider
      swipeDirection={pageDirection() === 'rtl' ? 'left' : 'right'}
      {...(announcer && { announcerContainer: announcer })}
    >
      {visibleToasts(toasts).map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      {/* An open dialog hides the page from screen readers except live regions, so each toast is one. */}
      <Radix.Viewport label={toastText.notifications} className={styles.region} aria-live="off" />
    </Radix.Provider>
  )
}

// Radix announces each toast again through a hidden copy. Ours are live regions themselves, so the copy goes outside
// the document.
const nowhere = () => (typeof document === 'undefined' ? undefined : document.createDocumentFragment())
