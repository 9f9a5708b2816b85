import type { LinkedIdentity, OpenSession, VerificationDevice } from '@tributary/domain'
import { minutesAgo, sampleNow } from '../../connectors/connectors.samples.ts'

export { minutesAgo, sampleNow }

export const ingrid = {
  firstName: 'Ingrid',
  lastName: 'Solheim',
  email: 'ingrid.solheim@harbourpine.example',
}

export const devices: readonly VerificationDevice[] = [
  { reference: 'd1', description: 'Edge on Windows, Auckland office', trusted: true },
  { reference: 'd2', description: 'Safari on iPhone', trusted: true },
  { reference: 'd3', description: 'Chrome on macOS', trusted: false },
]

export const openSessions: readonly OpenSession[] = [
  {
    id: 's1',
    description: 'Edge on Windows',
    current: true,
    startedAt: minutesAgo(95),
    lastSeenAt: minutesAgo(0),
    network: '203.0.113.7',
    sameNetwork: true,
    factor: 'authenticator',
  },
  {
    id: 's2',
    description: 'Safari on iPhone',
    current: false,
    startedAt: minutesAgo(2_900),
    lastSeenAt: minutesAgo(12),
    network: '203.0.113.7',
    sameNetwork: true,
    factor: null,
  },
  {
    id: 's3',
    description: 'Firefox on Linux',
    current: false,
    startedAt: minutesAgo(8_700),
    lastSeenAt: minutesAgo(4_400),
    network: '198.51.100.24',
    sameNetwork: false,
    factor: 'email',
  },
]

export const identities: readonly LinkedIdentity[] = [
  {
    id: 'i1',
    provider: 'xero',
    displayName: 'Xero',
    linkedAt: minutesAgo(86_400),
    lastUsedAt: minutesAgo(190),
  },
  { id: 'i2', provider: 'vend', displayName: 'Vend', linkedAt: minutesAgo(4_000), lastUsedAt: null },
]

export const pendingEmail = {
  emailAddress: 'ingrid@solheim.example',
  expiresAt: minutesAgo(-1_380),
}
