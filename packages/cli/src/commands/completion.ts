import { Argument, type Command } from 'commander'
import { bashCompletion } from '../completion/bash.ts'
import { fishCompletion } from '../completion/fish.ts'
import { zshCompletion } from '../completion/zsh.ts'
import { type CommandNode, commandTree } from '../definitions/command-tree.ts'
import type { Io } from '../terminal/io.ts'
import { describedCommand } from './described-command.ts'

type Shell = 'bash' | 'zsh' | 'fish'

const scripts: Readonly<Record<Shell, (root: CommandNode) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
}

/** `tributary completion`. `program` returns the whole command line, which includes this command. */
export const completion = (io: Io, program: () => Command): Command =>
  describedCommand('completion', 'Print a script that completes commands and options in a shell.', {
    examples: [
      [
        'source <(tributary completion bash)',
        'Completes in this bash, or in every one if it is in ~/.bashrc.',
      ],
      ['source <(tributary completion zsh)', 'The same for zsh, after compinit in ~/.zshrc.'],
      ['tributary completion fish > ~/.config/fish/completions/tributary.fish', 'The same for fish.'],
    ],
    exits: ['done', 'usage'],
  })
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    // The argument has only these choices.
    .action((shell: Shell) => void io.stdout.write(scripts[shell](commandTree(program()))))
