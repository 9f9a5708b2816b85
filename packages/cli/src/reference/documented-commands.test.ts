import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { processIo } from '../process-io.ts'
import { createProgram } from '../program.ts'
import { commandsIn, documentedCommands } from './documented-commands.ts'

const { signal } = new AbortController()

const shown = ['commander.helpDisplayed', 'commander.version']
/** A mention may lack arguments and values, and name a group of commands. */
const incomplete = [
  'commander.optionMissingArgument',
  'commander.missingArgument',
  'commander.missingMandatoryOptionValue',
  'commander.help',
]

/** Returns why Commander refuses the words; undefined if it would run a command. Nothing is run. */
async function refusal(words: readonly string[], isMention = false): Promise<string | undefined> {
  const program = createProgram(processIo({ signal }))
  prepare(program)
  try {
    await program.parseAsync([...words], { from: 'user' })
    return undefined
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    return shown.includes(code) || (isMention && incomplete.includes(code)) ? undefined : message
  }
}

function prepare(command: Command) {
  command.exitOverride().configureOutput({ writeOut: () => undefined, writeErr: () => undefined })
  if (command.commands.length === 0) command.action(() => undefined)
  for (const inner of command.commands) prepare(inner)
}

it('commands in the documents exist, with their options and arguments', async () => {
  const commands = documentedCommands()
  expect(commands.length).toBeGreaterThan(60)
  const problems = await Promise.all(
    commands.map(async ({ place, words, isMention }) => ({
      place,
      words,
      problem: await refusal(words, isMention),
    })),
  )
  expect(problems.filter(({ problem }) => problem)).toEqual([])
})

it.each([
  ['tributary connectors refesh x', 'unknown command'],
  ['tributary connectors refresh --wit', 'unknown option'],
  ['tributary users list --role Boss', 'Allowed choices'],
  ['tributary apply', 'missing required argument'],
])('%s would be found', async (line, why) => {
  const [command] = commandsIn(line, 'a.md')
  expect(await refusal(command?.words ?? [])).toContain(why)
})

it('finds commands in code, in sentences and in workflows', () => {
  const text =
    '```sh\ntributary whoami --json > me.json\n```\nRun `tributary login` first.\n      - run: tributary apply "a b.yaml"\n'
  expect(commandsIn(text, 'a.md').map(({ words }) => words)).toEqual([
    ['whoami', '--json'],
    ['login'],
    ['apply', 'a b.yaml'],
  ])
})
