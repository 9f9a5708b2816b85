import type { FinaliseState } from '@tributary/domain'
import { finalise, getFinalise, isSdkError } from '@tributary/sdk'
import { type FinaliseView, finaliseView, signUpFailure } from '@tributary/sdk/account'
import { providerName, signInMessages } from '@tributary/sdk/session'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'
import { writeCookie } from '../../session/cookies.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { solvedCaptcha } from '../captcha/solved-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { LOGGED_IN_NAME } from '../sign-in/use-greeting.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { isInvalidLink, type Standing, useFinaliseState } from './use-finalise-state.ts'

type Answer = 'yes' | 'no' | null

/** The input of a step: a name for an organisation, the password of an account, or the request to join. */
type Given =
  | { organisation: { companyName: string } }
  | { account: { password: string } }
  | { linkOrganisation: true }

const viewOf = (standing: Standing, answer: Answer): FinaliseView | 'loading' | 'invalid' | 'failed' =>
  standing.kind === 'known' ? finaliseView(standing.state, answer) : standing.kind

/** Finishes an external sign-up: its current view, and what can be sent there. */
export function useFinalise() {
  const client = useFormClient()
  const code = new URLSearchParams(useQueryString()).get('code')
  const options = useAccountOptions()
  const captcha = useCaptcha(options?.captcha)
  const { standing, setStanding, retry } = useFinaliseState(code)
  const [answer, setAnswer] = useState<Answer>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  useFinished(standing)

  const know = (state: FinaliseState) => setStanding({ kind: 'known', state })
  const attempt = async (given: Given) => {
    const recaptchaToken = await solvedCaptcha(captcha)
    know(await finalise(client, { body: { code: code ?? '', recaptchaToken, ...given } }))
    if ('linkOrganisation' in given) setAnswer('yes')
  }
  const fail = async (error: unknown) => {
    if (isInvalidLink(error)) return setStanding({ kind: 'invalid' })
    setFailure(signUpFailure(error))
    // A refused step may no longer be needed, e.g. when an account with this address was opened meanwhile.
    if (isSdkError(error) && error.kind === 'http')
      await getFinalise(client, { query: { code: code ?? '' } }).then(know, () => undefined)
  }
  const give = async (given: Given) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    await attempt(given).catch(fail)
    // The server accepts a token once, whatever it returns.
    captcha.reset()
    running.current = false
    setBusy(false)
  }
  const state = standing.kind === 'known' ? standing.state : null
  return {
    view: viewOf(standing, answer),
    provider: providerName(state?.provider ?? null, options?.providers) ?? signInMessages.someProvider,
    emailAddress: state?.emailAddress ?? null,
    ...{ busy, retry, captchaBox: captcha.box },
    failure: standing.kind === 'failed' ? standing.message : failure,
    dismissFailure: () => {
      setFailure(null)
      if (standing.kind === 'failed') setStanding({ ...standing, message: null })
    },
    join: (said: 'yes' | 'no') => {
      if (said === 'yes') return void give({ linkOrganisation: true })
      setFailure(null)
      setAnswer('no')
    },
    found: (companyName: string) => give({ organisation: { companyName } }),
    link: (password: string) => give({ account: { password } }),
  }
}

/** Opens sign-in after a finished sign-up, which greets by name (FINAL-02). */
function useFinished(standing: Standing): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (standing.kind !== 'known' || !standing.state.finalised) return
    const { firstName, provider } = standing.state
    if (firstName) writeCookie(LOGGED_IN_NAME, firstName)
    const query = new URLSearchParams({ registration: 'success', ...(provider && { provider }) })
    navigate(`/signin?${query}`, { replace: true })
  }, [standing, navigate])
}
