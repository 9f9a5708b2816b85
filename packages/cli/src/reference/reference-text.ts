import { detailsOf } from '../commands/described-command.ts'
import {
  type ArgumentFacts,
  type CommandNode,
  flattened,
  type OptionFacts,
} from '../definitions/command-tree.ts'
import { exitCodes } from '../failure/exit-codes.ts'

/** Options of at least so many commands are described once. */
const SHARED = 3

/** Returns the sections of all commands in Markdown. */
export function commandReference(root: CommandNode): string {
  const commands = flattened(root).filter(({ command }) => detailsOf(command))
  const shared = sharedOptions(commands)
  return [
    '### Options of several commands',
    table(['Option', 'Meaning'], shared.map(optionRow)),
    ...commands.map((node) => sectionOf(node, shared)),
  ].join('\n\n')
}

/** Returns the table of exit codes in Markdown. */
export const exitCodeTable = (): string =>
  table(
    ['Code', 'Meaning'],
    Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning]),
  )

const withoutHelp = (options: readonly OptionFacts[]) =>
  options.filter(({ flags }) => !flags.includes('--help'))

function sharedOptions(commands: readonly CommandNode[]): OptionFacts[] {
  const all = commands.flatMap(({ options }) => withoutHelp(options))
  const times = (one: OptionFacts) => all.filter((other) => isSame(one, other)).length
  return all.filter((one, at) => times(one) >= SHARED && all.findIndex((other) => isSame(one, other)) === at)
}

const isSame = (one: OptionFacts, other: OptionFacts) =>
  one.flags.join() === other.flags.join() && one.summary === other.summary

function sectionOf(
  { path, summary, options, arguments: expected, command }: CommandNode,
  shared: OptionFacts[],
) {
  const own = withoutHelp(options).filter((one) => !shared.some((other) => isSame(one, other)))
  const others = withoutHelp(options)
    .filter((one) => !own.includes(one))
    .map(({ flags }) => code(flags.at(-1) ?? ''))
  const { examples = [], exits = [] } = detailsOf(command) ?? {}
  const codes = exits.map((name) => exitCodes[name].code)
  const rows = [...expected.map(argumentRow), ...own.map(optionRow)]
  return [
    `### tributary ${path.join(' ')}`,
    summary,
    fenced(examples.map(([line, effect]) => `# ${effect}\n${line}`).join('\n\n')),
    ...(rows.length > 0 ? [table(['Argument or option', 'Meaning'], rows)] : []),
    [
      ...(others.length > 0 ? [`Also ${listed(others)}.`] : []),
      `Exit codes: ${codes.toSorted((a, b) => a - b).join(', ')}.`,
    ].join(' '),
  ].join('\n\n')
}

const code = (text: string) => `\`${text}\``
const fenced = (text: string) => `\`\`\`sh\n${text}\n\`\`\``

const listed = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join('')

const optionRow = ({ flags, summary, value, isRequired, ...option }: OptionFacts): string[] => [
  code(`${flags.join(', ')}${value ? ` <${value.name}>` : ''}`),
  [
    summary,
    ...choicesText(value?.choices ?? []),
    ...(option.default === null ? [] : [`Default: ${code(option.default)}`]),
    ...(isRequired ? ['Required'] : []),
  ].join('. '),
]

const argumentRow = ({ name, isRequired, isRepeated, summary, choices }: ArgumentFacts): string[] => {
  const text = `${name}${isRepeated ? '...' : ''}`
  return [code(isRequired ? `<${text}>` : `[${text}]`), [summary, ...choicesText(choices)].join('. ')]
}

const choicesText = (choices: readonly string[]) =>
  choices.length > 0 ? [`One of ${choices.map(code).join(', ')}`] : []

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
    .replace(/\| --- (?=\|)/g, '|---')
    .replace('|--- |', '|---|')
