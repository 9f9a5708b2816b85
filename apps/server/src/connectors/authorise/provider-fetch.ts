import type { CustomFetch } from 'openid-client'
import { Agent } from 'undici'
import { loopbackNames } from '../../loopback.ts'
import { checkTarget, lookupPinnedTo, type OutboundRules } from '../../outbound/outbound.ts'
import { boundedFetch } from '../../session/providers/bounded-fetch.ts'

/** How long a provider may take to respond. */
export const ANSWER_SECONDS = 8

const usualPort = (protocol: string) => (protocol === 'https:' ? 443 : 80)

/**
 * A fetch for calls to providers. It connects only to addresses that the outbound rules allow, follows no redirect, and
 * limits the size of a response. Loopback names come from the configuration and are always allowed.
 */
export const providerFetch =
  (rules: OutboundRules): CustomFetch =>
  async (url, options) => {
    const { hostname, port, protocol } = new URL(url)
    const request = { ...options, redirect: 'manual' } as const
    if (loopbackNames.includes(hostname)) return boundedFetch(url, request)
    const target = await checkTarget(hostname, rules, port ? Number(port) : usualPort(protocol))
    const dispatcher = new Agent({ connect: { lookup: lookupPinnedTo(target) } })
    try {
      return await boundedFetch(url, request, dispatcher)
    } finally {
      await dispatcher.close()
    }
  }
