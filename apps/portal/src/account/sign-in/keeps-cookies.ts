import { forgetCookie, readCookie } from '../../session/cookies.ts'

const TRIAL = 'keepsCookies'

/** Whether this browser keeps our cookies. It writes one to find out, because `navigator.cookieEnabled` is unreliable. */
export function keepsCookies(): boolean {
  // The Cookie Store API is not in every browser the portal supports.
  // biome-ignore lint/suspicious/noDocumentCookie: a session cookie, removed two lines below
  document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax`
  const kept = readCookie(TRIAL) === '1'
  forgetCookie(TRIAL)
  return kept
}
