import { type Client, startPasskeySignIn, type UsedPasskey } from '@tributary/sdk'

/** The server forgets a challenge after five minutes. */
const CHALLENGE_MS = 4 * 60_000

/**
 * Offers passkeys among the browser's suggestions for the username, and calls `use` with the chosen one. Returns a
 * function that ends the offer. A challenge that is not used ends as well; the next one is requested when the user comes
 * back to the page, so that a page left open requests nothing.
 */
export function offerPasskeys(client: Client, use: (used: UsedPasskey) => void): () => void {
  const stop = new AbortController()
  const offer = async () => {
    const used = await chosenPasskey(client, stop.signal).catch(() => null)
    if (stop.signal.aborted) return
    if (used) use(used)
    else document.addEventListener('focusin', offer, { once: true, signal: stop.signal })
  }
  const start = async () => {
    if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await offer()
  }
  start().catch(() => undefined)
  return () => stop.abort()
}

async function chosenPasskey(client: Client, signal: AbortSignal): Promise<UsedPasskey> {
  const { signWithSuggestedPasskey } = await import('./ceremonies.ts')
  const request = await startPasskeySignIn(client, { body: {} }, { signal })
  return signWithSuggestedPasskey(request, AbortSignal.any([signal, AbortSignal.timeout(CHALLENGE_MS)]))
}
