import * as z from 'zod/mini'

/** The portal as browsers know it. Passkeys work on its domain only. */
export type RelyingParty = { rpId: string; origin: string }

export const relyingParty = ({ hostname, origin }: URL): RelyingParty => ({ rpId: hostname, origin })

/** A passkey that a browser has created. Binary values are in base64url. */
export type Created = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] }

/** What a browser has signed with a passkey. Binary values are in base64url. */
export type Used = {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle: string | null
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) })

/** Returns the challenge that a browser has signed; null if the text is malformed, or of a page in a frame of another site. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const read = clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return read.crossOrigin ? null : read.challenge
  } catch {
    return null
  }
}

export type NewCredential = { credentialId: string; publicKey: string; counter: number }

/** Returns the public key of a new passkey; null unless it was made for this challenge and portal, with user verification. */
export async function verifyCreated(
  { rpId, origin }: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject }: Created,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await library()
  const response = { clientDataJSON, attestationObject }
  const found = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
    requireUserVerification: true,
  }).catch(() => null)
  if (!found?.verified) return null
  const { credential } = found.registrationInfo
  if (credential.id !== id) return null
  return { credentialId: id, publicKey: base64url(credential.publicKey), counter: credential.counter }
}

/** Returns the counter of a used passkey; null unless it has signed this challenge for this portal, with user verification. */
export async function verifyUsed(
  { rpId, origin }: RelyingParty,
  challenge: string,
  { userHandle: _, id, ...response }: Used,
  publicKey: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const found = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
    // The caller compares the counter, to record that a key was copied. Zero accepts every counter here.
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null)
  return found?.verified ? found.authenticationInfo.newCounter : null
}

/** The account in a passkey: its id as 16 bytes, which reveals nothing about the user. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Loaded with the first passkey, because it would slow down the start of every process. */
const library = () => import('@simplewebauthn/server')
