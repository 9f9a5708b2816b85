import type { SignInFactor } from '@tributary/domain'
import { codesMessages, factorMessages } from '@tributary/sdk/session'
import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import { ResumeCode, ResumePassword } from './ResumeDialogFields.tsx'
import { signInText } from './sign-in.messages.ts'

export type ResumeDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The user whose session ended. Only the same user can resume. */
  user: { firstName: string; lastName: string; email: string }
  /**
   * The address of the sent code, masked, or null if unknown, and how the sign-in can be finished. If the whole object is
   * null, the dialog requests the password.
   */
  code?: { address: string | null; factors?: readonly SignInFactor[] } | null
  /** True while a call runs. */
  busy?: boolean
  /** True while the user must wait before the next attempt. */
  waiting?: boolean
  /** The reason why the last attempt failed. The input is kept. */
  error?: ReactNode
  /** Called with the password the user entered. */
  onPassword: (password: string) => void
  /** Called with the code without separators. */
  onCode: (code: string, trustDevice: boolean) => void
  /** Returns from the code to the password, which sends a new code. */
  onBack: () => void
  /** Leaves the page to sign in another way. */
  onLeave: () => void
  /** Leaves the page and ends the session on the server. */
  onSignOut: () => void
  /** True while the server ends the session. */
  signingOut?: boolean
}

/**
 * Covers a page whose session has ended and signs the same user in again, so that no input is lost (STATE-16). Escape
 * does not close it, because that would lose the page by mistake.
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
      title={signInText.yourSessionHasEnded}
      description={signInText.signInAgainWithin15}
      footer={<Answers form={id} {...{ busy, waiting, signingOut, onSignOut }} />}
      {...(returnFocus && { returnFocus })}
    >
      <Person user={user} />
      {error && <Banner tone="danger">{error}</Banner>}
      {code ? (
        <ResumeCode {...fields} sentTo={sentTo(code)} onSubmit={onCode} />
      ) : (
        <ResumePassword {...fields} email={user.email} onSubmit={onPassword} />
      )}
      <Text as="p" size="sm" color="secondary">
        {code ? <NoCode onBack={onBack} /> : <AnotherWay onLeave={onLeave} />}
      </Text>
    </Dialog>
  )
}

function sentTo({ address, factors }: NonNullable<ResumeDialogProps['code']>) {
  if (factors?.[0] === 'authenticator') return factorMessages.signIn.heading
  return address ? signInText.sentTo(address) : codesMessages.pleaseEnter
}

const NoCode = ({ onBack }: Pick<ResumeDialogProps, 'onBack'>) => (
  <>
    {signInText.noCode}{' '}
    <LinkButton alone onClick={onBack}>
      {signInText.enterYourPasswordAgain}
    </LinkButton>
  </>
)

const AnotherWay = ({ onLeave }: Pick<ResumeDialogProps, 'onLeave'>) => (
  <LinkButton alone onClick={onLeave}>
    {signInText.signInAnotherWay}
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
      {signInText.signOut}
    </Button>
    <Button
      type="submit"
      form={form}
      size="lg"
      variant="primary"
      disabled={waiting || signingOut}
      loading={busy}
    >
      {signInText.signIn}
    </Button>
  </>
)

const Person = ({ user }: Pick<ResumeDialogProps, 'user'>) => (
  <Inline gap={3} minWidth={0}>
    <Avatar person={user} size={32} />
    <Stack as="span" minWidth={0} overflowWrap="anywhere">
      <strong>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</strong>
      <Text size="sm" color="secondary">
        {user.email}
      </Text>
    </Stack>
  </Inline>
)
