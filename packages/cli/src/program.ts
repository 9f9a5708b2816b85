import { Command } from 'commander'
import { admin } from './commands/admin.ts'
import { apply } from './commands/apply.ts'
import { approvals } from './commands/approvals.ts'
import { audit } from './commands/audit-verify.ts'
import { backup, restore } from './commands/backup.ts'
import { completion } from './commands/completion.ts'
import { config } from './commands/config-check.ts'
import { connectors } from './commands/connectors.ts'
import { exportCommand } from './commands/export.ts'
import { login } from './commands/login.ts'
import { logout } from './commands/logout.ts'
import { organisations } from './commands/organisations.ts'
import { rotateKey } from './commands/rotate-key.ts'
import { users } from './commands/users.ts'
import { whoami } from './commands/whoami.ts'
import type { Io } from './terminal/io.ts'
import { version } from './version.ts'

/** Creates the whole command line. Its definitions are also the source of the reference and of completions. */
export function createProgram(io: Io): Command {
  const program = new Command('tributary')
    .description('Refresh connectors, manage an organisation, and operate a server of Tributary.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show the help of a command')
    .helpCommand('help [command]', 'show the help of a command')
  for (const command of [
    login(io),
    logout(io),
    whoami(io),
    organisations(io),
    connectors(io),
    users(io),
    approvals(io),
    exportCommand(io),
    apply(io),
    config(io),
    admin(io),
    backup(io),
    restore(io),
    rotateKey(io),
    audit(io),
    completion(io, () => program),
  ])
    program.addCommand(command)
  return program
}
