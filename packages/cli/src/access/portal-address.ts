import { usage } from '../failure/command-failure.ts'
import { accessMessages as messages } from './access.messages.ts'

/** The address of a portal, and that of its API. */
export type PortalAddress = { portal: string; baseUrl: string }

/**
 * Reads an address that a user has entered. `https://` may be left out, and the path of the API, `/v1` or
 * `/backend`, may be included: programs that call the API set the same variable. Plain HTTP is refused except on this machine,
 * because it would show the token to the network.
 */
export function portalAddress(text: string, insecureHttp = false): PortalAddress {
  const given = text.trim()
  const complete = /^[a-z][\w+.-]*:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(complete)) throw usage(messages.badAddress)
  const url = new URL(complete)
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  if (!/^https?:$/.test(url.protocol) || !isPlain || given === '') throw usage(messages.badAddress)
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !insecureHttp)
    throw usage(messages.insecure(url.host))
  const portal = (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/(backend|v1)$/, '')
  return { portal, baseUrl: `${portal}/backend` }
}

const isLoopback = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host) || host.endsWith('.localhost')
