import type { SignInFactor } from '@tributary/domain'
import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import { trimmedIn } from '../client/trimmed-in.ts'
import * as contract from '../contract/session.sign-in.ts'
import * as forms from '../contract/session.sign-in-forms.ts'
import { type SignInResult, signInResult } from './sign-in-result.ts'

/** A verification code and the reference it belongs to. */
export type VerificationCode = {
  /** Identifies the sign-in. It is in the response that required the code. */
  reference: string
  /** The code. */
  code: string
}

/** A code that finishes a sign-in. */
export type SignInCode = VerificationCode & {
  /** Whether later sign-ins on this device need no code for a while. */
  trustDevice: boolean
  /** What the code is of. Without it: of the mail, if one was sent, or of the app. */
  factor?: Exclude<SignInFactor, 'passkey'>
}

const askToSignIn = call(forms.signInWithCode)
const askToConfirm = call(forms.confirmSignIn)
const askToSignInWithProvider = call(contract.signInWithProvider)
const askToResend = call(contract.resendCode)
type Options = {
  /** Cancels the call. */
  signal?: AbortSignal
}

/**
 * Finishes a sign-in that requires a verification code. With `trustDevice`, later sign-ins on this device need none.
 */
export async function confirmSignIn(
  client: Client,
  given: SignInCode,
  options: Options = {},
): Promise<SignInResult> {
  const { reference, code, trustDevice, factor } = trimmedIn(given, 'code')
  const body = {
    verificationReference: reference,
    verificationCode: code,
    verificationTrustDevice: trustDevice,
    ...(factor && { verificationFactor: factor }),
  }
  return signInResult(client, await askToConfirm(client, { body }, options))
}

/**
 * Mails the verification code of a sign-in, or mails it again. The result has a new reference. The old code and reference
 * become invalid.
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
