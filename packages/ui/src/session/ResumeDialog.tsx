import { codesMessages } from '@tributary/sdk/rules'
import { type ReactNode, useId } from 'react'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../primitives/Dialog/Dialog.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
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
  /** Gives up what is on the page: to sign in another way, or not at all. */
  onLeave: () => void
}

/**
 * Lies over a page whose session has ended and signs the same person in again, so that nothing typed on the page is lost
 * (portal spec 4). Only its buttons close it: Escape would lose the page by mistake.
 */
export function ResumeDialog(props: ResumeDialogProps) {
  const { user, code = null, busy = false, waiting = false, error, returnFocus } = props
  const { onPassword, onCode, onBack, onLeave } = props
  const id = useId()
  const fields = { id, idle: !busy && !waiting, failed: Boolean(error) && !busy }
  return (
    <Dialog
      open
      insistent
      size="sm"
      onOpenChange={onLeave}
      title="Your session has ended"
      description="Sign in again to go on where you were. What is on this page stays as it is."
      footer={<Answers form={id} busy={busy} waiting={waiting} onLeave={onLeave} />}
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
    No code? <LinkButton onClick={onBack}>Enter your password again</LinkButton>
  </>
)

const AnotherWay = ({ onLeave }: Pick<ResumeDialogProps, 'onLeave'>) => (
  <LinkButton onClick={onLeave}>Sign in another way</LinkButton>
)

type AnswersProps = { form: string; busy: boolean; waiting: boolean; onLeave: () => void }

const Answers = ({ form, busy, waiting, onLeave }: AnswersProps) => (
  <>
    <Button size="lg" onClick={onLeave}>
      Sign out
    </Button>
    <Button type="submit" form={form} size="lg" variant="primary" disabled={waiting} loading={busy}>
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
