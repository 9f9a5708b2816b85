import { describe, expect, it } from 'vitest'
import { isReconnectLinkExpired, mayStillAskToReconnect, RECONNECT_LINK_MS } from './reconnect-link.ts'

const olga = { role: 'OrganisationAdmin', roleLevel: 2, isActive: true, isMember: true }

describe('a reconnect link', () => {
  it('works for thirty minutes', () => {
    const sentAt = new Date('2026-03-02T09:00Z')
    const link = { expiresAt: new Date(sentAt.getTime() + RECONNECT_LINK_MS) }
    expect(isReconnectLinkExpired(link, new Date('2026-03-02T09:29:59.999Z'))).toBe(false)
    expect(isReconnectLinkExpired(link, new Date('2026-03-02T09:30Z'))).toBe(true)
  })

  it.each([
    ['an organisation administrator', olga, true],
    ['a locked administrator', { ...olga, isActive: false }, false],
    ['an administrator who has left', { ...olga, isMember: false }, false],
    [
      'an administrator of all organisations',
      { ...olga, role: 'Admin', roleLevel: 1, isMember: false },
      true,
    ],
    ['a user', { ...olga, role: 'User', roleLevel: 4 }, false],
  ])('of %s counts: %o', (_, asker, counts) => {
    expect(mayStillAskToReconnect(asker)).toBe(counts)
  })
})
