import { DEMO_PASSWORD, demoPeople } from '@tributary/fakes/demo-data/people'
import type { Config } from '@tributary/server'

/** Returns the text printed at the start: the people to sign in as, and the folder of their mail. */
export function greeting({ mail }: Config): string {
  const people = demoPeople.map(({ email, role }) => `  ${email.padEnd(26)} ${role}`)
  const outbox = mail.smtp ? [] : [`Mail of the demo is written to ${mail.folder}`]
  const heading = `Sign in as one of these people, with the password ${DEMO_PASSWORD}:`
  return [...outbox, heading, ...people].join('\n')
}
