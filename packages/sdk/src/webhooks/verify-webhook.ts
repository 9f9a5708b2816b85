/** Signed headers of a request, by name in lower case. `Object.fromEntries(request.headers)` has this form too. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** Settings of a verification. */
export type VerifyWebhook = {
  /** The secret of the webhook, with `whsec_`. */
  secret: string
  /** The headers of the request. */
  headers: WebhookHeaders
  /** The body as it was received, before it is parsed. */
  body: string
  /** The current time; for tests. */
  now?: Date
}

const TOLERANCE_SECONDS = 300

/**
 * Whether a request was signed with the secret within the last five minutes, by the Standard Webhooks scheme. Uses Web
 * Crypto, so it works in every runtime. Store `webhook-id` to recognise an event that arrives twice.
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  now = new Date(),
}: VerifyWebhook): Promise<boolean> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  )
  if (!id || !timestamp || !signatures || !/^\d+$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const key = await keyOf(secret)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',')
    if (version === 'v1' && (await isSignedBy(key, value, signed))) return true
  }
  return false
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )

const isSignedBy = async (
  key: Awaited<ReturnType<typeof keyOf>>,
  value: string,
  signed: Uint8Array<ArrayBuffer>,
) =>
  /^[\w+/]+=*$/.test(value) && value.length % 4 === 0
    ? crypto.subtle.verify('HMAC', key, bytesOf(value), signed)
    : false

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
