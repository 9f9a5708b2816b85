import { readCookie } from '../../session/cookies.ts'
import { forgetCookie } from './forget-cookie.ts'

const TRIAL = 'keepsCookies'

/** Whether this browser keeps our cookies. What it says of itself is not to be relied upon, so it is tried. */
export function keepsCookies(): boolean {
  // The Cookie Store API is not in every browser the portal supports.
  // biome-ignore lint/suspicious/noDocumentCookie: gone before the next line but one
  document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax`
  const kept = readCookie(TRIAL) === '1'
  forgetCookie(TRIAL)
  return kept
}
