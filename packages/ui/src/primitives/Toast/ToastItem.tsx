import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide-react'
import { classNames } from '../../theme/class-names.ts'
import type { Tone } from '../../theme/scheme.ts'
import { sentence } from '../../theme/text.css.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import type { IconType } from '../icon-type.ts'
import { spinning } from '../Loading/Spinner.css.ts'
import * as styles from './Toast.css.ts'
import { toastText } from './toast.messages.ts'
import { type Toast, type ToastType, toastDuration } from './toast-list.ts'

type Look = { tone: Tone; icon: IconType; className?: string }

const looks: Record<Exclude<ToastType, 'custom'>, Look> = {
  blank: { tone: 'neutral', icon: Info },
  success: { tone: 'success', icon: CircleCheck },
  error: { tone: 'danger', icon: CircleAlert },
  loading: { tone: 'progress', icon: LoaderCircle, className: spinning },
}

type Props = { toast: Toast; onDismiss: (id: string) => void }

/** One toast. It disappears after a time, by its cross, a swipe or Escape. */
export function ToastItem({ toast, onDismiss }: Props) {
  return (
    <Radix.Root
      className={styles.toast}
      // Radix makes the region take the pointer only some time after its first toast is drawn.
      style={{ pointerEvents: 'auto' }}
      duration={toastDuration(toast)}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id)
      }}
    >
      <div role={toast.type === 'error' ? 'alert' : 'status'} className={styles.message}>
        <ToastIcon type={toast.type} />
        <div className={classNames(sentence, toast.type === 'custom' && styles.wide)}>{toast.content}</div>
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.name}>
          <Button
            variant="ghost"
            size="sm"
            aria-label={toast.action.name}
            className={styles.close}
            onClick={toast.action.onPress}
          >
            {toast.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon={X} size="sm" aria-label={toastText.dismiss} className={styles.close} />
      </Radix.Close>
    </Radix.Root>
  )
}

function ToastIcon({ type }: { type: ToastType }) {
  if (type === 'custom') return null
  const { tone, icon: Icon, className } = looks[type]
  return (
    <span className={classNames(styles.icon, toneClass[tone])}>
      <Icon size={18} className={classNames(className)} aria-hidden />
    </span>
  )
}
