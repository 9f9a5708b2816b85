import {
  type CommandNode,
  flattened,
  type OptionFacts,
  type ValueFacts,
} from '../definitions/command-tree.ts'

/** Returns the script that completes the program in fish. */
export function fishCompletion(root: CommandNode): string {
  const nodes = flattened(root)
  const steps = nodes.filter(({ path }) => path.length > 0).map(({ path }) => `'${stepTo(path)}'`)
  return `# Completion of tributary for fish. To install it: tributary completion fish > ~/.config/fish/completions/tributary.fish
function __tributary_path
    set -l path ''
    for word in (commandline -opc)[2..-1]
        switch "$path $word"
            case ${steps.join(' ')}
                set path (string trim -- "$path $word")
        end
    end
    echo $path
end

function __tributary_at
    set -l path (__tributary_path)
    test "$argv[1]" = "$path"
end

complete -c tributary -f
${nodes.flatMap(linesOf).join('\n')}
`
}

const stepTo = (path: readonly string[]) => `${path.slice(0, -1).join(' ')} ${path.at(-1)}`

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

function linesOf({ path, options, commands, arguments: expected }: CommandNode): string[] {
  const at = `complete -c tributary -n ${quoted(`__tributary_at "${path.join(' ')}"`)}`
  return [
    ...commands.map(({ path, summary }) => `${at} -a ${path.at(-1)} -d ${quoted(summary)}`),
    ...expected.flatMap((argument) => {
      const words = valuesOf(argument)
      return words ? [`${at} ${words} -d ${quoted(argument.summary)}`] : []
    }),
    ...options.map((option) => `${at} ${optionWords(option)} -d ${quoted(option.summary)}`),
  ]
}

const valuesOf = ({ choices, isFile }: ValueFacts): string => {
  if (isFile) return '-F'
  return choices.length > 0 ? `-a ${quoted(choices.join(' '))}` : ''
}

const optionWords = ({ flags, value }: OptionFacts): string =>
  [
    ...flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`)),
    ...(value ? [value.isFile ? '-r' : '-x', valuesOf(value)] : []),
  ]
    .filter(Boolean)
    .join(' ')
