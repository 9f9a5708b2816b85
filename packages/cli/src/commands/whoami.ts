import { roles } from '@tributary/domain'
import { getCurrentToken, getMe } from '@tributary/sdk'
import type { Command } from 'commander'
import { clientFor } from '../access/connect.ts'
import { type AccessOptions, credentials } from '../access/credentials.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { shownTime } from '../terminal/shown-time.ts'
import { callExits, describedCommand, withAccess, withJson } from './described-command.ts'
import { sessionMessages as messages } from './session.messages.ts'
import { expiryWarning, tokenFacts, tokenLine } from './token-facts.ts'

/** `tributary whoami`: shows the user, the token and when it expires. */
export const whoami = (io: Io): Command =>
  withJson(
    withAccess(
      describedCommand('whoami', 'Show the user and the token, and when the token expires.', {
        examples: [
          ['tributary whoami', 'Shows the user, role and token.'],
          ['tributary whoami --json', 'Prints the same for a program.'],
        ],
        exits: callExits,
      }),
    ),
  ).action(async (options: AccessOptions & { json?: boolean }) => {
    const access = await credentials(io, options)
    const client = clientFor(io, access)
    const user = await getMe(client)
    const token = await getCurrentToken(client)
    const warning = expiryWarning(token, client.now())
    if (warning) note(io, warning)
    if (options.json) return printJson(io, { url: access.portal, ...tokenFacts(user, token) })
    print(io, messages.portal(access.portal))
    print(io, messages.user(user))
    print(io, messages.role(roles.find(({ name }) => name === user.role)?.displayName ?? user.role))
    if (!token) return
    print(io, tokenLine(token))
    print(io, messages.expires(token.expiresAt ? shownTime(token.expiresAt) : messages.never))
    const names = token.organisations?.map(({ name }) => name) ?? [messages.everyOrganisation]
    print(io, messages.organisations(names))
  })
