import {
  AcceptInvitation,
  InvitationAccepted,
  InvitationInvalid,
  InvitationSignIn,
  InvitationSignUp,
  InvitationTooPowerful,
  LoadError,
  Spinner,
  WrongAccount,
} from '@tributary/ui'
import { SignedOutLayout } from '../account/SignedOutLayout.tsx'
import { OfferedProvider } from '../account/sign-in/OfferedProvider.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { invitationsText } from './invitations.messages.ts'
import { type InvitationLink, useInvitation } from './use-invitation.ts'

/** The page that the link of an invitation leads to, signed in or not. */
export function InvitationPage({ params }: PageProps) {
  useDocumentTitle(invitationsText.title)
  const link = useInvitation(params.invitationToken)
  return (
    <SignedOutLayout>
      <Content {...link} />
    </SignedOutLayout>
  )
}

function Content(link: InvitationLink) {
  const signOut = useSignOut()
  if (link.joined) return <InvitationAccepted organisation={link.joined} />
  switch (link.step.kind) {
    case 'checking':
      return <Spinner label={invitationsText.checking} />
    case 'unknown':
      return <LoadError message={link.step.message} onRetry={link.check} />
    case 'invalid':
      return <InvitationInvalid />
    case 'wrong-account':
      return (
        <WrongAccount
          offer={link.step.offer}
          signedInAs={link.step.signedInAs}
          onSignOut={() => void signOut()}
        />
      )
    case 'too-powerful':
      return <InvitationTooPowerful offer={link.step.offer} own={link.step.own} />
    case 'accept':
      return (
        <AcceptInvitation
          offer={link.step.offer}
          busy={link.busy}
          error={link.error}
          onAccept={() => void link.accept()}
        />
      )
    case 'sign-in':
      return (
        <>
          <InvitationSignIn offer={link.step.offer} signInHref={link.signInHref} />
          <OfferedProvider address={link.step.offer.emailAddress} />
        </>
      )
    case 'sign-up':
      return (
        <>
          <InvitationSignUp
            offer={link.step.offer}
            {...(link.policy && { policy: link.policy })}
            busy={link.busy}
            error={link.error}
            refusals={link.refusals}
            onSubmit={(values) => void link.signUp(values)}
          />
          <OfferedProvider address={link.step.offer.emailAddress} />
        </>
      )
  }
}
