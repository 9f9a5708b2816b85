import { type InvitationOffer as Offer, type Organisation, roles } from '@tributary/domain'
import { invitationsMessages, roleTitle } from '@tributary/sdk/users'
import type { ReactNode } from 'react'
import { explanation } from '../account/AccountForm.css.ts'
import { Outcome } from '../account/Outcome.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { ownElement } from '../theme/own-element.css.ts'
import { invitationsText } from './invitations.messages.ts'

const words = invitationsMessages.page

type InvitationIntroProps = {
  offer: Offer
  /** A sentence below who has invited whom. */
  children?: ReactNode
}

/** Which organisation the invitation is for, and who has sent it to whom. */
export const InvitationIntro = ({ offer, children }: InvitationIntroProps) => (
  <Stack gap={2}>
    <h1 className={ownElement}>{words.heading(offer.companyName)}</h1>
    <p className={explanation}>{words.invitedBy(offer.invitedBy, offer.emailAddress)}</p>
    <Text as="p" color="secondary">
      {children ?? invitationsText.roleIs(roleTitle(offer.role))}
    </Text>
  </Stack>
)

export type AcceptInvitationProps = {
  /** The invitation. Its address is that of the signed-in user. */
  offer: Offer
  /** True while the request runs. */
  busy?: boolean
  /** Why it was not accepted. */
  error?: string | null
  /** Called when the user accepts. Mail scanners open links, so opening one must change nothing. */
  onAccept: () => void
}

/** Accepts an invitation with the account that is signed in. */
export const AcceptInvitation = ({ offer, busy = false, error, onAccept }: AcceptInvitationProps) => (
  <>
    <InvitationIntro offer={offer}>{words.keepsRole}</InvitationIntro>
    {error && <Banner tone="danger">{error}</Banner>}
    <Button variant="primary" size="xl" block loading={busy} onClick={onAccept}>
      {words.accept}
    </Button>
  </>
)

export type InvitationSignInProps = {
  /** The invitation. Its address has an account. */
  offer: Offer
  /** The address of the sign-in page, which leads back to the invitation. */
  signInHref: string
}

/** Leads to sign-in, because the invited address has an account. */
export const InvitationSignIn = ({ offer, signInHref }: InvitationSignInProps) => (
  <>
    <InvitationIntro offer={offer}>{words.hasAccount}</InvitationIntro>
    <ButtonLink variant="primary" size="xl" block href={signInHref}>
      {words.signInFirst}
    </ButtonLink>
  </>
)

export type WrongAccountProps = {
  /** The invitation. Its address is another one. */
  offer: Offer
  /** The address of the signed-in user. */
  signedInAs: string
  /** Called when the user signs out. */
  onSignOut: () => void
}

/** Shown if the signed-in user has another address than the invited one. */
export const WrongAccount = ({ offer, signedInAs, onSignOut }: WrongAccountProps) => (
  <>
    <Stack gap={2}>
      <h1 className={ownElement}>{words.wrongTitle}</h1>
      <Text as="p" overflowWrap="anywhere">
        {words.wrongAccount(offer.emailAddress, signedInAs)}
      </Text>
    </Stack>
    <Button variant="primary" size="xl" block onClick={onSignOut}>
      {words.signOut}
    </Button>
  </>
)

export type InvitationTooPowerfulProps = {
  /** The invitation. Its address is that of the signed-in user. */
  offer: Offer
  /** The name of the role that the signed-in user has, as in the API. */
  own: string
}

/** Shown instead of the button if the signed-in user has a more powerful role, which the invitation must not give them. */
export const InvitationTooPowerful = ({ offer, own }: InvitationTooPowerfulProps) => (
  <Outcome heading={words.tooPowerfulTitle} link={{ href: '/home', label: words.toHome }}>
    <p>
      {words.tooPowerful(
        offer.invitedBy,
        roleTitle(offer.role),
        roleTitle({ displayName: displayNameOf(own) }),
      )}
    </p>
  </Outcome>
)

const displayNameOf = (role: string) => roles.find(({ name }) => name === role)?.displayName ?? role

export type InvitationAcceptedProps = {
  /** The organisation that the user is now a member of. */
  organisation: Organisation
}

/** Shown once an invitation was accepted, with a link to the organisation. */
export const InvitationAccepted = ({ organisation }: InvitationAcceptedProps) => (
  <Outcome
    heading={words.acceptedTitle}
    link={{
      href: `/home?${new URLSearchParams({ organisation: String(organisation.id) })}`,
      label: words.toHome,
    }}
  >
    <p>{words.accepted(organisation.companyName)}</p>
  </Outcome>
)

export type InvitationInvalidProps = {
  /** The address of the sign-in page. */
  signInHref?: string
}

/** Shown for every invitation that cannot be used, so that it reveals nothing about the invitation. */
export const InvitationInvalid = ({ signInHref = '/signin' }: InvitationInvalidProps) => (
  <Outcome heading={words.invalidTitle} link={{ href: signInHref, label: words.toSignIn }}>
    <p>{words.invalid}</p>
  </Outcome>
)
