import { tryOrNull } from './try-or-null.ts'

/** Returns the claims of an access token without checking its signature; undefined for any other text. */
export function claimsOf(token: string): unknown {
  const [, payload, signature, ...rest] = token.split('.')
  if (!payload || signature === undefined || rest.length > 0) return undefined
  return tryOrNull<unknown>(() => JSON.parse(textOf(payload)))?.value
}

/** Base64url encodes UTF-8 bytes. */
function textOf(base64url: string): string {
  const octets = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(octets, (octet) => octet.charCodeAt(0)))
}
