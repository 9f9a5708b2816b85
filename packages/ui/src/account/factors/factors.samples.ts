import type { NewAuthenticator, OwnFactors } from '@tributary/domain'
import { minutesAgo } from '../profile/profile.samples.ts'

export const ownFactors: OwnFactors = {
  authenticators: [
    { id: 'a1', name: 'Work phone', addedAt: minutesAgo(90_000), lastUsedAt: minutesAgo(95) },
    { id: 'a2', name: 'Tablet at home', addedAt: minutesAgo(4_000), lastUsedAt: null },
  ],
  passkeys: [
    {
      ...{ id: 'p1', name: 'Work laptop', addedAt: minutesAgo(60_000), lastUsedAt: minutesAgo(30) },
      passwordless: true,
    },
    { id: 'p2', name: 'Security key', addedAt: minutesAgo(5_000), lastUsedAt: null, passwordless: false },
  ],
  recoveryCodesLeft: 8,
}

export const noFactors: OwnFactors = { authenticators: [], passkeys: [], recoveryCodesLeft: 0 }

export const newApp: NewAuthenticator = {
  id: 'a3',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Tributary:ingrid.solheim%40harbourpine.example?issuer=Tributary&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
}

export const recoveryCodes: readonly string[] = [
  'k7m3q-x9tfa',
  'b4dfh-2npre',
  'wz8ku-jm5ca',
  '3rtgv-qe9hn',
  'yx6pd-4bsfk',
  'mc2aw-7ugzj',
  'h5nre-xk3tq',
  'd9vbf-pw6yc',
  'qj4sm-2zdra',
  'u8gkt-eh7nx',
]
