import type { Command } from 'commander'
import { readProfiles, writeProfiles } from '../access/config-store.ts'
import { profileName } from '../access/credentials.ts'
import { CommandFailure } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { print } from '../terminal/print.ts'
import { describedCommand } from './described-command.ts'
import { sessionMessages as messages } from './session.messages.ts'

/** `tributary logout`: removes a stored token. */
export const logout = (io: Io): Command =>
  describedCommand('logout', 'Remove a stored token from this machine.', {
    examples: [
      ['tributary logout', 'Removes the profile "default".'],
      ['tributary logout --profile staging', 'Removes the profile "staging".'],
    ],
    exits: ['done', 'usage', 'notSignedIn'],
  })
    .option('--profile <name>', 'the stored sign-in to remove')
    .action(async (options: { profile?: string }) => {
      const name = profileName(options)
      const { [name]: stored, ...others } = await readProfiles(io)
      if (!stored) throw new CommandFailure('notSignedIn', messages.notSignedIn(name))
      await writeProfiles(io, others)
      print(io, messages.signedOut(name))
    })
