import type { SessionUser } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import type { Exact } from '../client/exact.ts'
import { trimmedIn } from '../client/trimmed-in.ts'
import * as contract from '../contract/session.codes.ts'
import type { VerificationCode } from './codes.calls.ts'

/** The result of a verified code: a new session, the current account, or a message to show. */
export type VerificationResult =
  | {
      kind: 'signed-in'
      /** The user of the new session. */
      user: SessionUser
    }
  | {
      kind: 'verified'
      /** The user of the current session. */
      user: SessionUser
    }
  | {
      kind: 'refused'
      /** The reason, for users; null without one. */
      message: string | null
    }

const askToVerify = call(contract.verifyCode)
type Options = {
  /** Cancels the call. */
  signal?: AbortSignal
}

type CodeToVerify = VerificationCode & {
  /** Whether the code is for a sign-in or for a change to multi-factor sign-in. */
  context: 'signin' | 'mfa'
}

/** Checks a verification code: of a sign-in, which starts the session, or of a change to multi-factor sign-in. */
export async function verifyCode<Given extends CodeToVerify>(
  client: Client,
  given: Given & Exact<Given, CodeToVerify>,
  options: Options = {},
): Promise<VerificationResult> {
  const body = trimmedIn<CodeToVerify>(given, 'code')
  const answer = await askToVerify(client, { body }, options)
  if (answer.kind !== 'signed-in') return answer
  client.session.adopt(answer.session)
  return { kind: 'signed-in', user: answer.session.user }
}

/** Turns verification codes at sign-in on or off. The first call has no code, the second has the mailed one. */
export const changeMultiFactor = call(contract.changeMultiFactor)

/** Forget a verification device. `id` is its reference. */
export const forgetDevice = call(contract.forgetDevice)
