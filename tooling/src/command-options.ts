import { parseArgs } from 'node:util'

/** The default of an option, and whether a text is a valid value. Without a default, it is the empty text. */
type Option = { default?: string; isValid: (text: string) => boolean }

export const isCount = (text: string): boolean => /^[1-9]\d*$/.test(text)
export const isPositive = (text: string): boolean => Number(text) > 0 && Number.isFinite(Number(text))
export const isOneOf =
  (...choices: readonly string[]) =>
  (text: string): boolean =>
    choices.includes(text)

type Command<Name extends string> = {
  usage: string
  options: Record<Name, Option>
  /** Whether the words after the options are valid. By default, none are. */
  areWords?: (words: readonly string[]) => boolean
}

export type CommandLine<Name extends string> =
  | { values: Record<Name, string>; words: string[] }
  | { explanation: string; code: number }

/** Reads the arguments of a command. Explains the usage for `--help` and for a wrong argument. */
export function readCommandLine<Name extends string>(
  { usage, options, areWords = (words) => words.length === 0 }: Command<Name>,
  args: readonly string[],
): CommandLine<Name> {
  if (args.includes('--help') || args.includes('-h')) return { explanation: usage, code: 0 }
  const wrong = (why: string) => ({ explanation: `${why}\n\n${usage}`, code: 1 })
  const entries = Object.entries<Option>(options)
  const types = Object.fromEntries(entries.map(([name]) => [name, { type: 'string' }] as const))
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: types })
    const texts = Object.fromEntries(
      entries.map(([name, option]) => [name, values[name] ?? option.default ?? '']),
    ) as Record<Name, string>
    const invalid = entries.find(
      ([name, { isValid }]) => values[name] !== undefined && !isValid(values[name]),
    )
    if (invalid) return wrong(`--${invalid[0]} cannot be "${values[invalid[0]]}".`)
    if (!areWords(positionals)) return wrong(`Unknown: ${positionals.join(' ')}`)
    return { values: texts, words: positionals }
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}

/** As {@link readCommandLine} for this process, which ends when there is something to explain. */
export function commandLine<Name extends string>(command: Command<Name>) {
  const read = readCommandLine(command, process.argv.slice(2))
  if (!('explanation' in read)) return read
  console[read.code === 0 ? 'log' : 'error'](read.explanation)
  process.exit(read.code)
}
