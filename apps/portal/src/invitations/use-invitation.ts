import {
  type InvitationOffer,
  mayAcceptWithRole,
  type Organisation,
  type SessionUser,
} from '@tributary/domain'
import { acceptInvitation, openInvitation, signUpWithInvitation } from '@tributary/sdk'
import { signUpRefusal } from '@tributary/sdk/account'
import { passwordPolicyNamed } from '@tributary/sdk/common'
import { invitationFailure, invitationRefusal, isOwnAccount, roleLevelOf } from '@tributary/sdk/users'
import type { InvitedSignUpValues } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { LOGGED_IN_NAME } from '../account/sign-in/use-greeting.ts'
import { useSignInAs } from '../account/sign-in/use-sign-in-as.ts'
import { useAccountOptions } from '../account/use-account-options.ts'
import { type CheckedLink, type LinkCheck, useLinkCheck } from '../account/use-link-check.ts'
import { useMailToken } from '../account/use-mail-token.ts'
import { writeCookie } from '../session/cookies.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { dropInvitation, heldInvitation, holdInvitation } from './held-invitation.ts'

/** What the page of an invitation shows. */
type Step =
  | { kind: 'checking' | 'invalid' }
  | { kind: 'unknown'; message: string }
  | { kind: 'accept' | 'sign-in' | 'sign-up'; offer: InvitationOffer }
  | { kind: 'wrong-account'; offer: InvitationOffer; signedInAs: string }
  | { kind: 'too-powerful'; offer: InvitationOffer; own: string }

export type InvitationLink = ReturnType<typeof useInvitation>

const checkInvitation: LinkCheck<InvitationOffer> = (client, token, signal) =>
  openInvitation(client, { body: { token } }, { signal })

/** The invitation of a link, and how it is accepted: with the signed-in account, or with a new one. */
export function useInvitation(parameter: string | undefined) {
  const mailed = useMailToken(parameter)
  const [held] = useState(heldInvitation)
  const token = mailed.token ?? held
  const { link, check, invalidate } = useLinkCheck(token, checkInvitation)
  const user = useAtomValue(userAtom)
  useEffect(() => {
    if (token && link.state === 'valid') holdInvitation(token)
    if (link.state === 'invalid') dropInvitation()
  }, [token, link.state])
  const invited = link.state === 'valid' ? link.response.emailAddress : ''
  const accepting = useAccepting(token, invited, invalidate)
  return {
    step: stepOf(link, user),
    check,
    signInHref: `/signin?${new URLSearchParams({ returnUrl: '/invitation/link' })}`,
    policy: passwordPolicyNamed(useAccountOptions()?.passwordPolicy),
    ...accepting,
  }
}

function stepOf(link: CheckedLink<InvitationOffer>, user: SessionUser | null): Step {
  if (link.state === 'unknown') return { kind: 'unknown', message: link.message }
  if (link.state !== 'valid') return { kind: link.state }
  const { response: offer } = link
  if (!user) return { kind: offer.hasAccount ? 'sign-in' : 'sign-up', offer }
  if (!isOwnAccount(user, offer)) return { kind: 'wrong-account', offer, signedInAs: user.email }
  if (mayAcceptWithRole(user, roleLevelOf(offer))) return { kind: 'accept', offer }
  return { kind: 'too-powerful', offer, own: user.role }
}

type Refusals = ReturnType<typeof signUpRefusal>

function useAccepting(token: string | null, emailAddress: string, invalidate: () => void) {
  const client = useFormClient()
  const signInAs = useSignInAs()
  const [, navigate] = useLocation()
  const [joined, setJoined] = useState<Organisation | null>(null)
  const [refusals, setRefusals] = useState<Refusals>(null)
  const isInvalid = (failure: unknown) => invitationRefusal(failure) === 'notValid'
  const { busy, error, run } = useSubmit((failure) => {
    if (isInvalid(failure)) invalidate()
    return isInvalid(failure) ? null : invitationFailure(failure)
  })
  const accept = () =>
    run(async () => {
      if (!token) return null
      const { data } = await acceptInvitation(client, { body: { token } })
      dropInvitation()
      setJoined(data)
      return null
    })
  const signUp = ({ confirmPassword: _, ...values }: InvitedSignUpValues) =>
    run(async () => {
      if (!token) return null
      setRefusals(null)
      try {
        await signUpWithInvitation(client, { body: { token, ...values } })
      } catch (failure) {
        const refused = signUpRefusal(failure)
        if (!refused?.password) throw failure
        setRefusals(refused)
        return null
      }
      dropInvitation()
      writeCookie(LOGGED_IN_NAME, values.firstName.trim())
      if (!(await signInAs(emailAddress, values.password))) navigate('/signin', { replace: true })
      return null
    })
  return { busy, error, refusals, joined, accept, signUp }
}
