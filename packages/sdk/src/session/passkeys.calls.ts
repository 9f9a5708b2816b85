import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/session.passkeys.ts'
import { type SignInResult, signInResult } from './sign-in-result.ts'

/** Creates the challenge for a new passkey. Pass it to `navigator.credentials.create`, then call `addPasskey`. */
export const startPasskey = call(contract.startPasskey)

/** Adds a passkey that the browser has created. The first factor of an account comes with recovery codes. */
export const addPasskey = call(contract.addPasskey)

/** Removes a passkey of the caller. Without any passkey and app, the recovery codes are deleted. */
export const removePasskey = call(contract.removePasskey)

/** Lets a passkey of the caller sign in without the password again, after the password or the address has changed. */
export const makePasskeyPasswordless = call(contract.makePasskeyPasswordless)

/** Creates the challenge to confirm a dangerous action with a passkey. Send the browser's response with `stepUp`. */
export const startPasskeyStepUp = call(contract.startPasskeyStepUp)

/**
 * Creates the challenge to sign in with a passkey: without a password, or with the `verificationReference` of a sign-in that
 * needs a factor. Pass it to `navigator.credentials.get`, then call `signInWithPasskey`.
 */
export const startPasskeySignIn = call(contract.startPasskeySignIn)

/** What a browser has signed with a passkey. Binary values are in base64url. */
export type UsedPasskey = {
  /** The id of the passkey. */
  id: string
  /** What the browser has signed, with the challenge and the address of the page. */
  clientDataJSON: string
  /** The state of the device. */
  authenticatorData: string
  /** The signature over both. */
  signature: string
  /** The account to which the device has stored the passkey; null if it has none. */
  userHandle: string | null
}

const askToSignIn = call(contract.signInWithPasskey)

/** Signs in with the response of the browser to the challenge of `startPasskeySignIn`. The client then has the session. */
export const signInWithPasskey = async (
  client: Client,
  used: UsedPasskey,
  options: { signal?: AbortSignal } = {},
): Promise<SignInResult> => signInResult(client, await askToSignIn(client, { body: used }, options))
