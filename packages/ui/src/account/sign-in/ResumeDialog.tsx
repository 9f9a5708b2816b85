import { codesMessages } from '@tributary/sdk/session'
import { type ReactNode, useId } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import * as css from './ResumeDialog.css.ts'
import { ResumeCode, ResumePassword } from './ResumeDialogFields.tsx'

export type ResumeDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** Who was signed in, and signs in again: nobody else can. */
  user: { firstName: string; lastName: string; email: string }
  /** A code was sent and is asked for; its address, most of it hidden, where that is known. Null: the password is. */
  code?: { address: string | null } | null
  /** A call is under way: the button spins and nothing is sent twice. */
  busy?: boolean
  /** The server asked to wait. */
  waiting?: boolean
  /** Why the last attempt failed. What was typed stays. */
  error?: ReactNode
  onPassword: (password: string) => void
  /** The code comes without what it may have been pasted with. */
  onCode: (code: string, trustDevice: boolean) => void
  /** Back from the code to the password, which has a new code sent. */
  onBack: () => void
  /** Gives up what is on the page to sign in another way. */
  onLeave: () => void
  /** Gives up what is on the page and ends the session on the server as well. */
  onSignOut: () => void
  /** The server is ending the session. */
  signingOut?: boolean
}

/**
 * Covers a page whose session has ended and signs the same person in again, so that nothing typed on the page is lost
 * (portal spec 4, requirement STATE-16). Only its buttons close it: Escape would lose the page by mistake.
 */
export function ResumeDialog(props: ResumeDialogProps) {
  const { user, code = null, busy = false, waiting = false, error, returnFocus } = props
  const { onPassword, onCode, onBack, onLeave, onSignOut, signingOut = false } = props
  const id = useId()
  const fields = { id, idle: !busy && !waiting && !signingOut, failed: Boolean(error) && !busy }
  return (
    <Dialog
      open
      insistent
      covering
      size="sm"
      onOpenChange={onLeave}
      title="Your session has ended"
      description="Sign in again within 15 minutes to continue where you were. What you have typed stays."
      footer={<Answers form={id} {...{ busy, waiting, signingOut, onSignOut }} />}
      {...(returnFocus && { returnFocus })}
    >
      <Person user={user} />
      {error && <Banner tone="danger">{error}</Banner>}
      {code ? (
        <ResumeCode {...fields} sentTo={sentTo(code.address)} onSubmit={onCode} />
      ) : (
        <ResumePassword {...fields} email={user.email} onSubmit={onPassword} />
      )}
      <p className={css.aside}>{code ? <NoCode onBack={onBack} /> : <AnotherWay onLeave={onLeave} />}</p>
    </Dialog>
  )
}

const sentTo = (address: string | null) => (address ? `We sent it to ${address}.` : codesMessages.pleaseEnter)

const NoCode = ({ onBack }: Pick<ResumeDialogProps, 'onBack'>) => (
  <>
    No code?{' '}
    <LinkButton alone onClick={onBack}>
      Enter your password again
    </LinkButton>
  </>
)

const AnotherWay = ({ onLeave }: Pick<ResumeDialogProps, 'onLeave'>) => (
  <LinkButton alone onClick={onLeave}>
    Sign in another way
  </LinkButton>
)

type AnswersProps = {
  form: string
  busy: boolean
  waiting: boolean
  signingOut: boolean
  onSignOut: () => void
}

const Answers = ({ form, busy, waiting, signingOut, onSignOut }: AnswersProps) => (
  <>
    <Button size="lg" loading={signingOut} onClick={onSignOut}>
      Sign out
    </Button>
    <Button
      type="submit"
      form={form}
      size="lg"
      variant="primary"
      disabled={waiting || signingOut}
      loading={busy}
    >
      Sign in
    </Button>
  </>
)

const Person = ({ user }: Pick<ResumeDialogProps, 'user'>) => (
  <div className={css.person}>
    <Avatar person={user} size={32} />
    <span className={css.names}>
      <strong>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</strong>
      <span className={css.email}>{user.email}</span>
    </span>
  </div>
)
