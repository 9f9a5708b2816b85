import {
  type CommandNode,
  flattened,
  type OptionFacts,
  type ValueFacts,
} from '../definitions/command-tree.ts'

/** Returns the script that completes the program in zsh: a function for each command. */
export const zshCompletion = (root: CommandNode): string => `#compdef tributary
# Completion of tributary for zsh. To load it, after compinit: source <(tributary completion zsh)
${flattened(root).map(functionOf).join('\n')}
if [[ $funcstack[1] == _tributary ]]; then
  _tributary "$@"
else
  compdef _tributary tributary
fi
`

const nameOf = (path: readonly string[]) => ['_tributary', ...path].join('_').replaceAll('-', '_')

function functionOf(node: CommandNode): string {
  const { path, options, commands, arguments: expected } = node
  const specs = options.map(optionSpec)
  if (commands.length === 0)
    return `${nameOf(path)}() {
  _arguments -s ${[...specs, ...expected.map(argumentSpec)].join(' \\\n    ')}
}`
  return `${nameOf(path)}() {
  local line state
  local -a commands=(
${commands.map(({ path, summary }) => `    ${quoted(`${path.at(-1)}:${summary}`)}`).join('\n')}
  )
  _arguments -C ${[...specs, "'1:command:->command'", "'*::argument:->argument'"].join(' \\\n    ')}
  case $state in
    command) _describe command commands ;;
    argument)
      case $line[1] in
${commands.map(({ path }) => `        ${path.at(-1)}) ${nameOf(path)} ;;`).join('\n')}
      esac
      ;;
  esac
}`
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The characters that have a meaning in a description are escaped. */
const plain = (text: string) => text.replaceAll(/[[\]:\\]/g, '\\$&')

const suggestions = ({ choices, isFile }: ValueFacts): string => {
  if (isFile) return '_files'
  return choices.length > 0 ? `(${choices.join(' ')})` : ' '
}

function optionSpec({ flags, summary, value }: OptionFacts): string {
  const rest = `[${plain(summary)}]${value ? `:${plain(value.name)}:${suggestions(value)}` : ''}`
  const [only, other] = flags
  return other ? `'(${flags.join(' ')})'{${flags.join(',')}}${quoted(rest)}` : quoted(`${only}${rest}`)
}

const argumentSpec = (argument: CommandNode['arguments'][number]): string =>
  quoted(`${argument.isRepeated ? '*' : ''}:${plain(argument.name)}:${suggestions(argument)}`)
