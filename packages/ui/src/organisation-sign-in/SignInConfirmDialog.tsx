import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'

export type SignInConfirmDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The kind of the removed item. */
  removes: 'provider' | 'domain'
  /** The name of the provider, or the domain. */
  name: string
}

/** Confirms that the provider or a mail domain is removed. */
export function SignInConfirmDialog({ removes, name, ...dialog }: SignInConfirmDialogProps) {
  const words = removes === 'provider' ? text.removing : text.removingDomain
  return (
    <ConfirmDialog {...dialog} title={words.title(name)} action={words.action}>
      {words.text}
    </ConfirmDialog>
  )
}
