import { Command } from 'commander'
import { type ExitName, exitCodes } from '../failure/exit-codes.ts'

/** What the help and the reference show next to the options of a command. */
export type CommandDetails = {
  /** Two or more examples, each with what it does. */
  readonly examples: readonly (readonly [command: string, effect: string])[]
  /** The exit codes that it can end with. */
  readonly exits: readonly ExitName[]
}

const details = new WeakMap<Command, CommandDetails>()

/** Returns the examples and exit codes of a command; undefined for a group of commands. */
export const detailsOf = (command: Command): CommandDetails | undefined => details.get(command)

/** Creates a command with examples and exit codes in its help. */
export function describedCommand(name: string, summary: string, given: CommandDetails): Command {
  const command = new Command(name).description(summary)
  details.set(command, given)
  return command.addHelpText('after', () => `\n${examplesText(given)}\n\n${exitsText(given)}`)
}

const examplesText = ({ examples }: CommandDetails): string =>
  ['Examples:', ...examples.map(([command, effect]) => `  $ ${command}\n      ${effect}`)].join('\n')

const exitsText = ({ exits }: CommandDetails): string =>
  [
    'Exit codes:',
    ...exits
      .toSorted((a, b) => exitCodes[a].code - exitCodes[b].code)
      .map((name) => `  ${String(exitCodes[name].code).padEnd(4)} ${exitCodes[name].meaning}`),
  ].join('\n')

/** Exit codes of every command that calls the server. */
export const callExits = ['done', 'failed', 'usage', 'notSignedIn', 'notAllowed', 'unreachable'] as const

/** Exit codes of every command that works on an installed server. */
export const operateExits = ['done', 'failed', 'usage', 'notInstalled'] as const

/** Adds the options of a command that calls the server. */
export const withAccess = (command: Command): Command =>
  command
    .option('--profile <name>', 'the stored sign-in to use')
    .option('--insecure-http', 'allow an address with http:// on a different machine')

/** Adds the options of a command about one organisation. */
export const withOrganisation = (command: Command): Command =>
  withAccess(command).option(
    '-o, --organisation <name>',
    'the organisation, by name or id (default: TRIBUTARY_ORGANISATION, or the only one)',
  )

/** Adds `--json`. */
export const withJson = (command: Command): Command =>
  command.option('--json', 'print the result as JSON, for programs')

/** Adds `--yes`. */
export const withYes = (command: Command): Command => command.option('-y, --yes', 'change without asking')

/** Creates a group of commands. */
export const commandGroup = (name: string, summary: string, commands: readonly Command[]): Command => {
  const group = new Command(name).description(summary)
  for (const command of commands) group.addCommand(command)
  return group
}
