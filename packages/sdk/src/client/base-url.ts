import { fieldOf } from './read-answer.ts'
import { tryOrNull } from './try-or-null.ts'

/**
 * Returns the address of the backend without slashes at its end. Throws a TypeError if no call could be sent there:
 * later, it would look like a failed connection. A path alone needs a page, or a `fetch` that completes it.
 */
export function checkedBaseUrl(baseUrl: unknown, completes: boolean): string {
  const page = completes ? 'http://localhost' : fieldOf(fieldOf(globalThis, 'location'), 'href')
  const isAddress =
    typeof baseUrl === 'string' &&
    /^(https?:\/)?\//i.test(baseUrl) &&
    tryOrNull(() => new URL(baseUrl, typeof page === 'string' ? page : undefined))?.value.username === ''
  if (isAddress) return baseUrl.replace(/\/+$/, '')
  throw new TypeError(
    'createClient: baseUrl must be like https://portal.example/backend. A path works only in a page.',
  )
}
