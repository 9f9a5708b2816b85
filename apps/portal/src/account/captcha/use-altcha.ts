import { type Client, getCaptchaChallenge } from '@tributary/sdk'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { type Captcha, type CaptchaProof, unsolved } from './captcha-state.ts'
import type { AltchaSolution } from './solve-altcha.ts'

type Attempt = { token: Promise<string>; end: () => void }
/** The longest timer of a browser; a longer one fires immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** ALTCHA, the self-hosted captcha: a proof of work, whose solver is loaded when it is first needed. */
export function useAltcha(): Captcha {
  const client = useClient()
  const [standing, setStanding] = useState<CaptchaProof>(unsolved)
  const attempt = useRef<Attempt | null>(null)
  const forget = useCallback(() => {
    attempt.current?.end()
    attempt.current = null
  }, [])
  useEffect(() => forget, [forget])

  const solve = useCallback(() => {
    const leave = (state: 'expired' | 'failed') => {
      forget()
      setStanding({ state, token: null })
    }
    attempt.current ??= startAttempt(client, setStanding, leave)
    return attempt.current.token
  }, [client, forget])
  const reset = useCallback(() => {
    forget()
    setStanding(unsolved)
  }, [forget])
  return { kind: 'altcha', ...standing, solve, reset, box: null }
}

function startAttempt(
  client: Client,
  show: (standing: CaptchaProof) => void,
  leave: (state: 'expired' | 'failed') => void,
): Attempt {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const work = async () => {
    const { token, expiresAt } = await askAndSolve(client, controller)
    signal.throwIfAborted()
    const left = expiresAt - client.now().getTime()
    timer = setTimeout(() => leave('expired'), Math.min(Math.max(left, 0), LONGEST_TIMER_MS))
    show({ state: 'solved', token })
    return token
  }
  show({ state: 'working', token: null })
  const token = work()
  token.catch(() => signal.aborted || leave('failed'))
  const end = () => {
    clearTimeout(timer)
    controller.abort()
  }
  return { token, end }
}

async function askAndSolve(client: Client, controller: AbortController): Promise<AltchaSolution> {
  const { signal } = controller
  const [{ solveAltcha }, challenge] = await Promise.all([
    import('./solve-altcha.ts'),
    getCaptchaChallenge(client, {}, { signal }),
  ])
  return solveAltcha(challenge, controller)
}
