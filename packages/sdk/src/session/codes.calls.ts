import type { SessionUser } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/session.ts'
import { type SignInResult, signInResult } from './sign-in-result.ts'

/** A verification code as it was sent, with the reference of what it confirms. */
export type VerificationCode = { reference: string; code: string }

/** Where a checked code leads: in, to the account as it is now, or to a sentence (portal spec 2.4). */
export type VerificationResult =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'verified'; user: SessionUser }
  | { kind: 'refused'; message: string | null }

const askToSignIn = call(contract.signIn)
const askToSignInWithProvider = call(contract.signInWithProvider)
const askToVerify = call(contract.verifyCode)
const askToResend = call(contract.resendCode)
type Options = { signal?: AbortSignal }

/** Finishes a sign-in that asked for a code; a trusted device is not asked again. */
export async function confirmSignIn(
  client: Client,
  { reference, code, trustDevice }: VerificationCode & { trustDevice: boolean },
  options: Options = {},
): Promise<SignInResult> {
  const body = {
    verificationReference: reference,
    verificationCode: code.trim(),
    verificationTrustDevice: trustDevice,
  }
  return signInResult(client, await askToSignIn(client, { body }, options))
}

/** Has the code of a sign-in sent once more; what comes back has a new reference, and the old one is worth nothing. */
export const resendCode = async (
  client: Client,
  reference: string,
  options: Options = {},
): Promise<SignInResult> =>
  signInResult(client, await askToResend(client, { body: { verificationReference: reference } }, options))

/** Signs in with the one-use code that an external sign-in came back with. */
export const signInWithCode = async (
  client: Client,
  code: string,
  options: Options = {},
): Promise<SignInResult> => signInResult(client, await askToSignIn(client, { body: { code } }, options))

/** Signs in with the one-use code of an external sign-in, naming the provider it was through. */
export const signInWithProvider = async (
  client: Client,
  body: { provider: string; code: string },
  options: Options = {},
): Promise<SignInResult> => signInResult(client, await askToSignInWithProvider(client, { body }, options))

/** Checks a code: of a sign-in, which the client then carries, or of a change to the codes themselves. */
export async function verifyCode(
  client: Client,
  { reference, code, context }: VerificationCode & { context: 'signin' | 'mfa' },
  options: Options = {},
): Promise<VerificationResult> {
  const answer = await askToVerify(client, { body: { reference, code: code.trim(), context } }, options)
  if (answer.kind !== 'signed-in') return answer
  client.session.adopt(answer.session)
  return { kind: 'signed-in', user: answer.session.user }
}

/** Turns verification codes at sign-in on or off: asked without a code first, then with the one sent. */
export const changeMultiFactor = call(contract.changeMultiFactor)

/** Forgets a device of one's own; `id` is its reference. */
export const forgetDevice = call(contract.forgetDevice)
