import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const VALID_MS = 24 * 3_600_000

/** The approval to decide and the user who may decide it with this link. */
export type DecisionLink = { approvalId: string; userId: string }

/**
 * Creates the token of a link that decides a request. It is valid for one day, one request and one signed-in user.
 * Nothing is stored. It works once, because a decision is final.
 */
export function decisionToken(installationKey: Uint8Array, link: DecisionLink, now: Date): string {
  const until = (now.getTime() + VALID_MS).toString(36)
  return `${until}.${digest(installationKey, link, until).toString('base64url')}`
}

/** Whether we created this token for this link within the last day, with one of the keys. */
export function isDecisionToken(
  installationKeys: readonly Uint8Array[],
  link: DecisionLink,
  token: string,
  now: Date,
): boolean {
  const [until = '', mac = ''] = token.split('.')
  const given = Buffer.from(mac, 'base64url')
  const isOurs = installationKeys.some((key) => {
    const made = digest(key, link, until)
    return given.length === made.length && timingSafeEqual(given, made)
  })
  return isOurs && Number.parseInt(until, 36) > now.getTime()
}

function digest(installationKey: Uint8Array, { approvalId, userId }: DecisionLink, until: string) {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', 'decision links', 32))
  return createHmac('sha256', key)
    .update(JSON.stringify([approvalId, userId, until]))
    .digest()
}
