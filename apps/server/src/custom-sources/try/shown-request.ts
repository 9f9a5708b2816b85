import type { TriedRequest } from '@tributary/domain'
import type { Hiding } from '../../sync/sources/http/hide-secrets.ts'
import { HIDDEN, type SentRequest } from '../../sync/sources/http/http-client.ts'

/** Headers that are never shown. */
const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie'])

const BODY_CHARACTERS = 10_000

/** Describes a request without its secrets. */
export function shownRequest({ method, url, headers, body }: SentRequest, hiding: Hiding): TriedRequest {
  return {
    method,
    url: shownAddress(url, hiding),
    headers: Object.entries(headers).map(([name, value]) => ({
      name: hiding.hide(name),
      value: SECRET_HEADERS.has(name) ? withScheme(value) : hiding.hide(value),
    })),
    body: body === undefined ? null : cut(shownBody(body, headers['content-type'] ?? '', hiding)),
  }
}

const withScheme = (value: string) => {
  const [scheme] = /^(?:Basic|Bearer) /.exec(value) ?? []
  return `${scheme ?? ''}${HIDDEN}`
}

function shownAddress({ origin, pathname, search }: URL, hiding: Hiding): string {
  const path = pathname
    .split('/')
    .map((segment) => (hiding.isSecret(decoded(segment)) ? HIDDEN : segment))
    .join('/')
  const query = search && `?${shownPairs(search.slice(1), hiding)}`
  return readable(hiding.hide(`${origin}${path}${query}`))
}

/** Hides the secret values of a query or a form. */
const shownPairs = (text: string, { hide, isSecret }: Hiding): string =>
  text
    .split('&')
    .map((pair) => {
      const [[name = '', value = ''] = []] = new URLSearchParams(pair)
      const written = pair.slice(0, Math.max(0, pair.indexOf('=')))
      return isSecret(value) && name !== '' ? `${written}=${HIDDEN}` : hide(pair)
    })
    .join('&')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function shownBody(body: string, type: string, hiding: Hiding): string {
  if (/^application\/x-www-form-urlencoded/i.test(type))
    return readable(hiding.hide(shownPairs(body, hiding)))
  if (!/json/i.test(type)) return hiding.hide(body)
  return hiding.hide(JSON.stringify(withoutSecrets(JSON.parse(body), hiding)))
}

function withoutSecrets(value: unknown, hiding: Hiding): unknown {
  if (typeof value === 'string') return hiding.hide(value)
  if (typeof value === 'number') return hiding.isSecret(String(value)) ? HIDDEN : value
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, hiding))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [hiding.hide(name), withoutSecrets(inner, hiding)]),
  )
}

/** Secrets that are hidden before a request is written are encoded like other texts. */
const readable = (text: string) => text.replaceAll(encodeURIComponent(HIDDEN), HIDDEN)

const cut = (text: string) => (text.length > BODY_CHARACTERS ? `${text.slice(0, BODY_CHARACTERS)}…` : text)
