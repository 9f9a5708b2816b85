import { type CommandNode, commandTree } from '../definitions/command-tree.ts'
import { processIo } from '../process-io.ts'
import { createProgram } from '../program.ts'

/** Returns the definitions of the whole command line. */
export const definitions = (): CommandNode =>
  commandTree(createProgram(processIo({ signal: new AbortController().signal })))
