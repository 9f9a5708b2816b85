import { DEMO_PASSWORD, demoPeople } from '@tributary/fakes/demo-data/people'
import type { Config } from '@tributary/server'

/** The people to sign in as, and where their mail is. */
export function greeting({ mail }: Config): string {
  const people = demoPeople.map(({ email, role }) => `  ${email.padEnd(26)} ${role}`)
  const outbox = mail.smtp ? [] : [`Mail to them and to anybody else lies in ${mail.folder}`]
  return [`Sign in as one of these people, with the password ${DEMO_PASSWORD}:`, ...people, ...outbox].join(
    '\n',
  )
}
