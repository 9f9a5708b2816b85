import {
  type CommandNode,
  flattened,
  type OptionFacts,
  type ValueFacts,
} from '../definitions/command-tree.ts'

/** Patterns of a `case`, and the command for them. */
type Branch = { patterns: readonly string[]; effect: string }

/** Returns the script that completes the program in bash 3.2 and newer. */
export function bashCompletion(root: CommandNode): string {
  const nodes = flattened(root)
  return `# Completion of tributary for bash. To load it: source <(tributary completion bash)
_tributary() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous='' path='' position=0 word index
  COMPREPLY=()
  # Bash splits --role=User into three words.
  [[ $current == = ]] && current=''
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    [[ $word == = ]] && continue
    if _tributary_takes_value "$path $previous"; then
      previous=''
      continue
    fi
    previous=$word
    case $word in -*) continue ;; esac
    case "$path $word" in
${cases([{ patterns: stepsOf(nodes), effect: '_tributary_enter' }])}
    *) position=$((position + 1)) ;;
    esac
  done
  case "$path $previous" in
${cases(nodes.flatMap(optionValues))}
  esac
  if [[ $current == -* ]]; then
    case $path in
${cases(nodes.map(flagsOf))}
    esac
    return
  fi
  case "$path $position" in
${cases(nodes.flatMap(wordsOf))}
  esac
}

_tributary_enter() {
  path="\${path:+$path }$word"
}

_tributary_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_tributary_files() {
  # Bash 3.2 does not have compopt.
  compopt -o filenames 2>/dev/null
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
}

_tributary_takes_value() {
  case $1 in
${cases([{ patterns: nodes.flatMap(optionValues).flatMap(({ patterns }) => patterns), effect: 'return 0' }])}
  esac
  return 1
}

complete -F _tributary tributary
`
}

/** Writes branches. Those with the same effect become one. */
const cases = (branches: readonly Branch[]): string =>
  [...new Set(branches.map(({ effect }) => effect))]
    .map((effect) => {
      const same = branches.filter((branch) => branch.effect === effect)
      return `    ${same.flatMap(({ patterns }) => patterns).join(' | ')}) ${effect} ;;`
    })
    .join('\n')

const quoted = (text: string) => `'${text}'`

/** Each command, as the path before it and its name. */
const stepsOf = (nodes: readonly CommandNode[]): string[] =>
  nodes.flatMap(({ path }) => {
    const name = path.at(-1)
    return name === undefined ? [] : [quoted(`${path.slice(0, -1).join(' ')} ${name}`)]
  })

const words = (all: readonly string[]) => `_tributary_words '${all.join(' ')}'`

const suggestions = ({ choices, isFile }: ValueFacts): string => {
  if (isFile) return '_tributary_files'
  return choices.length > 0 ? words(choices) : ':'
}

const optionValues = ({ path, options }: CommandNode): Branch[] =>
  options.flatMap(({ flags, value }: OptionFacts) =>
    value
      ? [
          {
            patterns: flags.map((flag) => quoted(`${path.join(' ')} ${flag}`)),
            effect: `${suggestions(value)}; return`,
          },
        ]
      : [],
  )

const flagsOf = ({ path, options }: CommandNode): Branch => ({
  patterns: [quoted(path.join(' '))],
  effect: words(options.flatMap(({ flags }) => flags)),
})

/** The words after a command: its own commands, or its arguments. */
function wordsOf({ path, commands, arguments: expected }: CommandNode): Branch[] {
  const place = path.join(' ')
  if (commands.length > 0)
    return [
      {
        patterns: [quoted(`${place} 0`)],
        effect: words(commands.map(({ path }) => path.at(-1) ?? '')),
      },
    ]
  return expected.map((argument, position) => ({
    patterns: [argument.isRepeated ? `${quoted(`${place} `)}*` : quoted(`${place} ${position}`)],
    effect: suggestions(argument),
  }))
}
