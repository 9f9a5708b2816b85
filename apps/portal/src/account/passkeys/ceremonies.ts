import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyRequest } from '@tributary/domain'
import { Refusal, type UsedPasskey } from '@tributary/sdk'
import { passkeyMessages } from '@tributary/sdk/session'

const ES256 = -7
const RS256 = -257

/** The browser creates a passkey. Loaded when the user asks for it, because no page needs it before. */
export async function createPasskey(
  { challenge, rpId, userHandle, userName, displayName, known }: PasskeyCreation,
  signal: AbortSignal,
) {
  const optionsJSON = {
    challenge,
    rp: { id: rpId, name: 'Tributary' },
    user: { id: userHandle, name: userName, displayName },
    pubKeyCredParams: [ES256, RS256].map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: known.map(credential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  } as const satisfies Parameters<typeof startRegistration>[0]['optionsJSON']
  const { id, response } = await until(signal, () => startRegistration({ optionsJSON })).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** The browser signs a challenge with a passkey. */
export async function signWithPasskey(request: PasskeyRequest, signal: AbortSignal): Promise<UsedPasskey> {
  const optionsJSON = requestOptions(request)
  return usedPasskey(await until(signal, () => startAuthentication({ optionsJSON })).catch(refuse))
}

/** The browser offers passkeys among its suggestions for the username. Rejects if `signal` ends the offer. */
export async function signWithSuggestedPasskey(
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<UsedPasskey> {
  const optionsJSON = requestOptions(request)
  return usedPasskey(
    await until(signal, () => startAuthentication({ optionsJSON, useBrowserAutofill: true })),
  )
}

/** Runs a ceremony until `signal` ends it. Some browsers keep an ended ceremony open, so it is not waited for. */
async function until<Response>(signal: AbortSignal, ceremony: () => Promise<Response>): Promise<Response> {
  signal.throwIfAborted()
  const ended = Promise.withResolvers<never>()
  const end = () => {
    WebAuthnAbortService.cancelCeremony()
    ended.reject(signal.reason)
  }
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([ceremony(), ended.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

const requestOptions = ({ challenge, rpId, allowed }: PasskeyRequest) =>
  ({
    challenge,
    rpId,
    allowCredentials: allowed.map(credential),
    userVerification: 'required',
  }) as const

function usedPasskey({ id, response }: Awaited<ReturnType<typeof startAuthentication>>): UsedPasskey {
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

const credential = (id: string) => ({ id, type: 'public-key' as const })

const sentences: Readonly<Record<string, () => string>> = {
  NotAllowedError: () => passkeyMessages.cancelled,
  AbortError: () => passkeyMessages.cancelled,
  InvalidStateError: () => passkeyMessages.exists,
}

/** A browser explains failures in its own words and language, so only their kind is used. */
function refuse(failure: unknown): never {
  const sentence = failure instanceof Error ? sentences[failure.name] : undefined
  throw new Refusal(sentence?.() ?? passkeyMessages.unsupported)
}
