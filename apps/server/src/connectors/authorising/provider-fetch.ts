import type { CustomFetch } from 'openid-client'
import { loopbackNames } from '../../loopback.ts'
import { boundedFetch } from '../../session/providers/bounded-fetch.ts'
import { checkTarget, type OutboundRules } from '../../sync/outbound.ts'

/** How long a provider may take for one answer. */
export const ANSWER_SECONDS = 8

const usualPort = (protocol: string) => (protocol === 'https:' ? 443 : 80)

/**
 * A fetch for what providers are asked: only where connectors may reach at all, never on to where an answer points, and
 * no more than an answer has reason to hold. This machine itself is reached where the configuration names it.
 */
export const providerFetch =
  (rules: OutboundRules): CustomFetch =>
  async (url, options) => {
    const { hostname, port, protocol } = new URL(url)
    if (!loopbackNames.includes(hostname))
      await checkTarget(hostname, rules, port ? Number(port) : usualPort(protocol))
    return boundedFetch(url, { ...options, redirect: 'manual' })
  }
