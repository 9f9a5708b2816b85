import { fieldOf } from './read-answer.ts'
import { tryOrNull } from './try-or-null.ts'

/**
 * Whether calls can be sent to an address: elsewhere, each would look like a failed connection. A path alone needs a page, or
 * a `fetch` that completes it. A query or a fragment would swallow the path of every call.
 */
export function isBaseUrl(baseUrl: unknown, completes: boolean): boolean {
  const page = completes ? 'http://localhost' : fieldOf(fieldOf(globalThis, 'location'), 'href')
  return (
    typeof baseUrl === 'string' &&
    /^(https?:\/)?\/[^?#]*$/i.test(baseUrl) &&
    tryOrNull(() => new URL(baseUrl, typeof page === 'string' ? page : undefined))?.value.username === ''
  )
}
