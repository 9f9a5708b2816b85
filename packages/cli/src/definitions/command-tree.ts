import type { Argument, Command, Option } from 'commander'

/** An option of a command. */
export type OptionFacts = {
  /** Its names, e.g. `-o` and `--organisation`. */
  flags: readonly string[]
  summary: string
  /** The value it takes; null for a switch. */
  value: ValueFacts | null
  isRequired: boolean
  /** The default as text; null if there is none. */
  default: string | null
}

/** The value of an option or an argument. */
export type ValueFacts = {
  /** The name in the help, e.g. `file`. */
  name: string
  /** The only values that it may have; empty if there is no list. */
  choices: readonly string[]
  isFile: boolean
}

/** An argument of a command. */
export type ArgumentFacts = ValueFacts & { summary: string; isRequired: boolean; isRepeated: boolean }

/** A command with everything below it. */
export type CommandNode = {
  /** The words after the program, e.g. `connectors` and `list`. Empty for the program itself. */
  path: readonly string[]
  summary: string
  options: readonly OptionFacts[]
  arguments: readonly ArgumentFacts[]
  commands: readonly CommandNode[]
  /** The definition. */
  command: Command
}

/** Returns the definitions of a program as data, with the options for help that Commander adds. */
export function commandTree(command: Command, path: readonly string[] = []): CommandNode {
  return {
    path,
    summary: command.description(),
    options: command.createHelp().visibleOptions(command).map(optionFacts),
    arguments: command.registeredArguments.map(argumentFacts),
    commands: command.commands.map((inner) => commandTree(inner, [...path, inner.name()])),
    command,
  }
}

/** Returns a command and every command below it, each before its own. */
export const flattened = (node: CommandNode): CommandNode[] => [node, ...node.commands.flatMap(flattened)]

const optionFacts = (option: Option): OptionFacts => ({
  flags: [option.short, option.long].filter((flag) => flag != null),
  summary: option.description,
  value: option.required || option.optional ? valueFacts(nameIn(option.flags), option.argChoices) : null,
  isRequired: option.mandatory,
  default: option.defaultValue === undefined ? null : String(option.defaultValue),
})

const argumentFacts = (argument: Argument): ArgumentFacts => ({
  ...valueFacts(argument.name(), argument.argChoices),
  summary: argument.description,
  isRequired: argument.required,
  isRepeated: argument.variadic,
})

/** Returns `file` for `--output <file>`. */
const nameIn = (flags: string): string => /[<[]([^.\]>]+)/.exec(flags)?.[1] ?? 'value'

const valueFacts = (name: string, choices: readonly string[] = []): ValueFacts => ({
  ...{ name, choices },
  isFile: name === 'file',
})
