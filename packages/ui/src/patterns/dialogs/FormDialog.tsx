import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import { FormFields } from '../form/FormFields.tsx'
import { DiscardDialog } from './ConfirmDialog.tsx'
import { dialogsText } from './dialogs.messages.ts'
import * as css from './FormDialog.css.ts'

export type FormDialogProps = Pick<
  DialogProps,
  'title' | 'leading' | 'description' | 'size' | 'returnFocus'
> & {
  /** `right` for a form too long for a dialog. Its sections set their own padding. */
  side?: 'centre' | 'end'
  /** The label of the submit button. */
  action?: string
  /** The label of the button that closes the dialog. The default is "Cancel". */
  cancelLabel?: string | undefined
  /** `danger` for a form that ends or deletes something. */
  variant?: 'primary' | 'danger'
  /** The form is being sent, so it can neither be sent again nor closed. */
  busy?: boolean
  /** The form can be closed while it is busy, without a question, because `onClose` ends what it waits for. */
  cancellable?: boolean
  /**
   * True if something was entered. Closing with Escape, the cross or a press outside then needs
   * confirmation.
   */
  dirty: boolean
  /** Why the last attempt failed, shown at the top. The input stays. */
  error?: ReactNode
  /** Called when the user closes the error. */
  onDismissError?: () => void
  /** There is nothing to send yet, e.g. because nothing has changed. */
  idle?: boolean
  /** A second way to submit, after the first. The Enter key uses the first. */
  second?: { action: string; onPress: (event: FormEvent) => void }
  /** Next to the buttons: the effect of submitting. */
  note?: ReactNode
  /** Called when the user submits the form. Its default is already prevented. */
  onSubmit: (event: FormEvent) => void
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
  /** The fields. Mark the one that starts with the focus with `data-autofocus`. */
  children: ReactNode
}

/** A form in a dialog: fields, "Cancel" and "Save", and a question before input is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, leading, description, size, side = 'centre', returnFocus } = props
  const { busy = false, cancellable = false, dirty, onClose, onSubmit, children } = props
  const form = useId()
  const [asking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(event)
  }
  const leave = () => {
    if (busy && !cancellable) return
    if (dirty && !busy) setAsking(true)
    else onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      side={side}
      {...(leading !== undefined && { leading })}
      {...(description !== undefined && { description })}
      {...(size && { size })}
      {...(returnFocus && { returnFocus })}
      footer={<Buttons {...props} form={form} />}
    >
      <form id={form} className={side === 'end' ? css.drawer : css.form} onSubmit={submit} noValidate>
        <Failure {...props} />
        <FormFields notice={css.failure[side]}>{children}</FormFields>
      </form>
      {asking && <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} />}
    </Dialog>
  )
}

function Failure({ error, onDismissError, side = 'centre' }: FormDialogProps) {
  const place = useRef<HTMLDivElement>(null)
  const failed = Boolean(error)
  // A long form may be scrolled away from its top.
  useEffect(() => {
    if (failed) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  if (!error) return null
  const dismissal = onDismissError && { onDismiss: onDismissError, dismissLabel: dialogsText.dismiss }
  return (
    <div ref={place} className={css.failure[side]}>
      <Banner tone="danger" {...dismissal}>
        {error}
      </Banner>
    </div>
  )
}

type ButtonsProps = FormDialogProps & { form: string }

const Buttons = ({
  action = dialogsText.save,
  variant = 'primary',
  busy = false,
  cancellable = false,
  idle = false,
  note,
  second,
  cancelLabel = dialogsText.cancel,
  onClose,
  form,
}: ButtonsProps) => (
  <>
    {note !== undefined && (
      <p role="status" className={css.note}>
        {note}
      </p>
    )}
    <Button size="lg" disabled={busy && !cancellable} onClick={onClose}>
      {cancelLabel}
    </Button>
    <Button
      type="submit"
      form={form}
      size="lg"
      variant={second ? 'secondary' : variant}
      disabled={idle}
      loading={busy}
    >
      {action}
    </Button>
    {second && (
      <Button size="lg" variant={variant} disabled={idle || busy} onClick={second.onPress}>
        {second.action}
      </Button>
    )}
  </>
)
