import type { Server } from '../server/server.ts'
import { apiSession } from './api-session.ts'
import { mailTo } from './mail.ts'
import type { Person } from './people.ts'

/** Ends every session of a user, as they would from another browser. */
export async function endEverySession(server: Server, person: Person): Promise<void> {
  const call = await apiSession(server, person)
  await call('DELETE', '/me/security/sessions')
}

/** Makes sign-ins of a user require a mailed code. Uses one of the three codes allowed in 15 minutes. */
export async function requireCodes(server: Server, person: Person): Promise<void> {
  const call = await apiSession(server, person)
  const challenge = await call<{ verificationReference: string }>('POST', '/me/security/mfa', {
    enable: true,
  })
  const { code } = await mailTo(server.dataDir, person.email, { kind: 'verification-code' })
  await call('POST', '/me/security/mfa', {
    enable: true,
    verificationReference: challenge.verificationReference,
    verificationCode: code,
  })
  await call('POST', '/auth/signout')
}
