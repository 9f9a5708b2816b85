import { changeMultiFactor, Refusal } from '@tributary/sdk'
import { accountFailure } from '@tributary/sdk/session'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { changeUserAtom } from '../../session/session-user.ts'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

const RESEND_AFTER_MS = 30_000

type Change = { enable: boolean; verificationReference?: string; verificationCode?: string }

/** A sent code: its purpose, its reference, and the time from which another can be requested. */
export type CodeSent = { enable: boolean; reference: string; resendFrom: Date; again: boolean }

/** Turns verification codes on or off: a code is requested, then confirmed (PROFILE-10 to PROFILE-12). */
export function useMultiFactor() {
  const client = useClient()
  const changeUser = useSetAtom(changeUserAtom)
  const [sent, setSent] = useState<CodeSent | null>(null)
  const first = useSubmit(accountFailure)
  const check = useSubmit(accountFailure)
  const resend = useSubmit(accountFailure)

  const ask = async (body: Change): Promise<CodeSent | null> => {
    const { enable } = body
    const answer = await changeMultiFactor(client, { body })
    if (answer.kind === 'refused') throw new Refusal(answer.message)
    if (answer.kind === 'verification-required') {
      const resendFrom = new Date(client.now().getTime() + RESEND_AFTER_MS)
      return { enable, reference: answer.reference, resendFrom, again: false }
    }
    const { verificationDevices } = answer
    changeUser(() => ({
      requireMultiFactorAuthentication: enable,
      ...(verificationDevices && { verificationDevices }),
    }))
    return null
  }
  const begin = (enable: boolean) => {
    check.dismissError()
    resend.dismissError()
    return first.run(async () => {
      setSent(await ask({ enable }))
      return null
    })
  }
  const confirm = ({ enable, reference }: CodeSent, code: string) => {
    resend.dismissError()
    return check.run(async () => {
      setSent(again(await ask({ enable, verificationReference: reference, verificationCode: code })))
      return null
    })
  }
  const sendAgain = ({ enable }: CodeSent) => {
    check.dismissError()
    return resend.run(async () => {
      const next = again(await ask({ enable }))
      // A user who has cancelled meanwhile does not see the code dialog.
      setSent((now) => now && next)
      return null
    })
  }
  const doing = check.busy ? ('checking' as const) : resend.busy ? ('resending' as const) : null
  const cancel = () => setSent(null)
  return { sent, first, doing, error: check.error ?? resend.error, begin, confirm, sendAgain, cancel }
}

const again = (sent: CodeSent | null): CodeSent | null => sent && { ...sent, again: true }
