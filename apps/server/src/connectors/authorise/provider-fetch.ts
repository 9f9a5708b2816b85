import type { CustomFetch } from 'openid-client'
import { Agent } from 'undici'
import { loopbackNames } from '../../loopback.ts'
import { checkTarget, lookupPinnedTo, type OutboundRules } from '../../outbound/outbound.ts'
import { boundedFetch } from '../../session/providers/bounded-fetch.ts'

/** How long a provider may take to respond. */
export const ANSWER_SECONDS = 8

const usualPort = (protocol: string) => (protocol === 'https:' ? 443 : 80)

/**
 * A fetch for calls to systems that users name. It connects only to addresses that the outbound rules allow, follows no
 * redirect, and limits the size of a response.
 */
export const outboundFetch =
  (rules: OutboundRules): CustomFetch =>
  async (url, options) => {
    const target = await checkedTarget(new URL(url), rules)
    const dispatcher = new Agent({ connect: { lookup: lookupPinnedTo(target) } })
    try {
      return await boundedFetch(url, { ...options, redirect: 'manual' }, dispatcher)
    } finally {
      await dispatcher.close()
    }
  }

/** As {@link outboundFetch}, for providers. Loopback names come from the configuration and are always allowed. */
export const providerFetch = (rules: OutboundRules): CustomFetch => {
  const outbound = outboundFetch(rules)
  return (url, options) =>
    loopbackNames.includes(new URL(url).hostname)
      ? boundedFetch(url, { ...options, redirect: 'manual' })
      : outbound(url, options)
}

/** Checks the host and the port of a URL. Throws `TargetRefused` if the outbound rules do not allow them. */
export const checkedTarget = ({ hostname, port, protocol }: URL, rules: OutboundRules) =>
  checkTarget(hostname, rules, port ? Number(port) : usualPort(protocol))
