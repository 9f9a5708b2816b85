import type { SessionUser, SignInFactor } from '@tributary/domain'
import { confirmSignIn, signIn } from '@tributary/sdk'
import {
  type SignInResult,
  signInErrorMessage,
  signInMessages,
  verificationErrorMessage,
  withoutTokenMessage,
} from '@tributary/sdk/session'
import { useEffect, useRef, useState } from 'react'
import { writeCookie } from '../../session/cookies.ts'
import { notifyOtherTabs } from '../../session/tabs.ts'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'

type SentCode = { reference: string; address: string | null; factors: readonly SignInFactor[] }

/** Signs the same user in again: with the password, and with a code if one is needed. */
export function useResume({ email: emailAddress }: SessionUser) {
  const client = useClient()
  const [code, setCode] = useState<SentCode | null>(null)
  const { busy, waiting, error, dismissError, run } = useSubmit(
    code ? verificationErrorMessage : signInErrorMessage,
  )
  const leaving = useLeaving()

  const follow = (result: SignInResult) => {
    if (result.kind === 'no-token') return code ? withoutTokenMessage() : signInMessages.wrongCredentials
    if (result.kind === 'verification-required') setCode(result)
    else welcomeBack(result.user)
    return null
  }
  const onPassword = (password: string) =>
    run(async () => follow(await signIn(client, { emailAddress, password }, leaving())))
  const onCode = (typed: string, trustDevice: boolean) =>
    run(async () => {
      const reference = code?.reference ?? ''
      return follow(await confirmSignIn(client, { reference, code: typed, trustDevice }, leaving()))
    })
  const onBack = () => {
    dismissError()
    setCode(null)
  }
  return { code, busy, waiting, error, onPassword, onCode, onBack }
}

function welcomeBack({ firstName, email }: SessionUser): void {
  writeCookie(LOGGED_IN_NAME, firstName)
  notifyOtherTabs({ type: 'signed-in', email })
}

/** Aborts the call when the dialog is closed: a sign-in must not complete after a sign-out in another tab. */
function useLeaving(): () => { signal?: AbortSignal } {
  const controller = useRef<AbortController>(null)
  useEffect(() => {
    const here = new AbortController()
    controller.current = here
    return () => here.abort()
  }, [])
  return () => (controller.current ? { signal: controller.current.signal } : {})
}
