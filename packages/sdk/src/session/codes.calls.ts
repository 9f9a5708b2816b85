import type { SessionUser } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/session.ts'
import { type SignInResult, signInResult } from './sign-in-result.ts'

/** A mailed verification code and the reference it belongs to. */
export type VerificationCode = { reference: string; code: string }

/** The result of a verified code: a new session, the current account, or a message to show. */
export type VerificationResult =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'verified'; user: SessionUser }
  | { kind: 'refused'; message: string | null }

const askToSignIn = call(contract.signIn)
const askToSignInWithProvider = call(contract.signInWithProvider)
const askToVerify = call(contract.verifyCode)
const askToResend = call(contract.resendCode)
type Options = { signal?: AbortSignal }

/**
 * Finishes a sign-in that requires a verification code. With `trustDevice`, later sign-ins on this device need none.
 */
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

/**
 * Sends the verification code of a sign-in again. The result has a new reference. The old code and reference become
 * invalid.
 */
export const resendCode = async (
  client: Client,
  reference: string,
  options: Options = {},
): Promise<SignInResult> =>
  signInResult(client, await askToResend(client, { body: { verificationReference: reference } }, options))

/** Signs in with the one-use code of an external sign-in. */
export const signInWithCode = async (
  client: Client,
  code: string,
  options: Options = {},
): Promise<SignInResult> => signInResult(client, await askToSignIn(client, { body: { code } }, options))

/** Signs in with the one-use code of an external sign-in and the name of its provider. */
export const signInWithProvider = async (
  client: Client,
  body: { provider: string; code: string },
  options: Options = {},
): Promise<SignInResult> => signInResult(client, await askToSignInWithProvider(client, { body }, options))

/** Checks a verification code: of a sign-in, which starts the session, or of a change to multi-factor sign-in. */
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

/** Turns verification codes at sign-in on or off. The first call has no code, the second has the mailed one. */
export const changeMultiFactor = call(contract.changeMultiFactor)

/** Forget a verification device. `id` is its reference. */
export const forgetDevice = call(contract.forgetDevice)
