import { getCurrentToken, getMe } from '@tributary/sdk'
import type { Command } from 'commander'
import { readProfiles, writeProfiles } from '../access/config-store.ts'
import { clientFor } from '../access/connect.ts'
import { type AccessOptions, checkedToken, profileName } from '../access/credentials.ts'
import { portalAddress } from '../access/portal-address.ts'
import { usage } from '../failure/command-failure.ts'
import { ask, isInteractive, readStdin } from '../terminal/ask.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { callExits, describedCommand, withAccess, withJson } from './described-command.ts'
import { sessionMessages as messages } from './session.messages.ts'
import { expiryWarning, tokenFacts, tokenLine } from './token-facts.ts'

type Options = AccessOptions & { tokenStdin?: boolean; json?: boolean }

/** `tributary login`: checks a token and stores it. */
export const login = (io: Io): Command =>
  withJson(
    withAccess(
      describedCommand('login', 'Store an API token, so that the other commands can use it.', {
        examples: [
          ['tributary login https://portal.example', 'Asks for the token without showing it.'],
          [
            'tributary login https://portal.example --token-stdin < token.txt',
            'Reads the token from a file, for a script.',
          ],
        ],
        exits: [...callExits, 'interrupted'],
      }),
    ),
  )
    .argument('[address]', 'the address of the portal')
    .option('--token-stdin', 'read the token from the standard input')
    .action(async (address: string | undefined, options: Options) => {
      const name = profileName(options)
      const { portal, baseUrl } = await addressFor(io, address, options)
      const token = await tokenFor(io, options)
      const client = clientFor(io, { baseUrl, token })
      const user = await getMe(client)
      const current = await getCurrentToken(client)
      const file = await writeProfiles(io, { ...(await readProfiles(io)), [name]: { url: portal, token } })
      const warning = expiryWarning(current, client.now())
      if (warning) note(io, warning)
      if (options.json) return printJson(io, { profile: name, url: portal, ...tokenFacts(user, current) })
      print(io, messages.signedIn(user, portal))
      if (current) print(io, tokenLine(current))
      print(io, messages.stored(name, file))
    })

async function addressFor(io: Io, given: string | undefined, options: Options) {
  const known = given ?? io.env.TRIBUTARY_URL
  if (known) return portalAddress(known, options.insecureHttp)
  if (options.tokenStdin || !isInteractive(io)) throw usage(messages.addressNeeded)
  return portalAddress(await ask(io, messages.askAddress), options.insecureHttp)
}

async function tokenFor(io: Io, { tokenStdin }: Options): Promise<string> {
  if (tokenStdin) return checkedToken(await readStdin(io), messages.input)
  if (!isInteractive(io)) throw usage(messages.terminalNeeded)
  return checkedToken(await ask(io, messages.askToken, { hidden: true }), messages.input)
}
