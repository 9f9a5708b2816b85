import type { HttpObserver } from './http-client.ts'

/** Collects the values that authorise the requests of a source, and the cookies of its responses. */
export function sentSecrets(secrets: Set<string>): HttpObserver {
  return {
    onRequest(sent) {
      for (const secret of sent.secrets) for (const part of [secret, withoutScheme(secret)]) secrets.add(part)
    },
    onResponse(_status, headers) {
      for (const cookie of headers['set-cookie'] ?? []) secrets.add(cookieValue(cookie))
    },
  }
}

/** Returns the credentials of a header such as `Bearer abc`. */
const withoutScheme = (value: string) => value.replace(/^[\w-]+ +/, '')

const SESSION_CHARACTERS = 16

/** Shorter values of cookies are languages and the like. */
function cookieValue(cookie: string): string {
  const [, value = ''] = /^[^=]*=([^;]*)/.exec(cookie) ?? []
  return value.length >= SESSION_CHARACTERS ? value : ''
}
