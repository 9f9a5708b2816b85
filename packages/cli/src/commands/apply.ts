import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { inOrganisation, type OrganisationOptions } from '../access/organisation.ts'
import { requireScope } from '../access/require-scope.ts'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import { makeChanges } from '../state/make-changes.ts'
import { parseState, type StateFault } from '../state/parse-state.ts'
import { checkState, planState } from '../state/plan-state.ts'
import { readCurrent } from '../state/read-current.ts'
import { secretReader } from '../state/secrets.ts'
import { keptLine, planJson, planLines } from '../state/show-plan.ts'
import { stateMessages as messages } from '../state/state.messages.ts'
import { confirm, readStdin } from '../terminal/ask.ts'
import type { Io } from '../terminal/io.ts'
import { note, print, printJson } from '../terminal/print.ts'
import { callExits, describedCommand, withJson, withOrganisation, withYes } from './described-command.ts'

type Options = OrganisationOptions & {
  planOnly?: boolean
  prune?: boolean
  updateSecrets?: boolean
  yes?: boolean
  json?: boolean
}

/** `tributary apply`. */
export const apply = (io: Io): Command =>
  withYes(
    withJson(
      withOrganisation(
        describedCommand(
          'apply',
          'Change an organisation until it matches a file. Shows a plan and asks first.',
          {
            examples: [
              ['tributary apply acme.yaml', 'Shows what would change, and asks.'],
              [
                'tributary apply acme.yaml --plan-only',
                'Shows what would change. Ends with 10 if there are changes.',
              ],
              [
                'tributary apply acme.yaml --prune --yes',
                'Also deletes what is not in the file, without asking.',
              ],
            ],
            exits: [...callExits, 'notFound', 'changed', 'planned', 'interrupted'],
          },
        ),
      ),
    ),
  )
    .argument('<file>', 'a file as "tributary export" writes it; - for the standard input')
    .option('--plan-only', 'show the plan and change nothing')
    .option('--prune', 'delete what is not in the file')
    .option('--update-secrets', 'send secrets again that are stored already')
    .action(async (file: string, options: Options) => {
      const parsed = parseState(await textOf(io, file))
      if (!('state' in parsed))
        throw usage(messages.faults(file, await everyFault(io, options, parsed), [messages.formFirst]))
      const { state, lineOf } = parsed
      const place = await inOrganisation(io, options)
      if (!options.planOnly) await requireScope(place.client, 'administer')
      const current = await readCurrent(place)
      const faults = checkState(current, state, lineOf)
      if (faults.length > 0) throw usage(messages.faults(file, faults))
      const readSecret = secretReader(io, file)
      const plan = await planState(current, state, {
        readSecret,
        updateSecrets: options.updateSecrets ?? false,
      })
      const changes = [...plan.changes, ...(options.prune ? plan.deletions : [])]
      if (options.json && options.planOnly) printJson(io, planJson(changes))
      else for (const line of planLines(changes)) (options.json ? note : print)(io, line)
      if (!options.prune && plan.deletions.length > 0) note(io, keptLine(plan.deletions))
      if (options.planOnly) {
        if (changes.length > 0) throw new CommandFailure('planned', '')
        return
      }
      if (changes.length === 0) return options.json ? printJson(io, planJson([])) : undefined
      if (plan.missingSecrets.length > 0)
        throw usage([...plan.missingSecrets, messages.notConfirmed].join('\n'))
      await confirm(io, messages.question(changes.length), {
        yes: options.yes,
        refusal: messages.notConfirmed,
      })
      await makeChanges(io, changes)
      if (options.json) return printJson(io, planJson(changes))
      print(io, messages.done(changes.length))
    })

type Faulty = Exclude<ReturnType<typeof parseState>, { state: unknown }>

/** Adds the faults of the rest. Without access to the organisation, the faults of form are shown alone. */
async function everyFault(io: Io, options: Options, { faults, rest }: Faulty): Promise<StateFault[]> {
  if (!rest) return faults
  const compare = async () =>
    checkState(await readCurrent(await inOrganisation(io, options)), rest.state, rest.lineOf)
  const more = await compare().catch(() => [])
  return [...faults, ...more].toSorted((a, b) => a.line - b.line)
}

async function textOf(io: Io, file: string): Promise<string> {
  if (file === '-') return readStdin(io)
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw usage(messages.cannotRead(file, error.code ?? error.name))
  })
}
