import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Io } from '../terminal/io.ts'
import { stateMessages as messages } from './state.messages.ts'
import type { SecretReference } from './state-file.ts'

/** Reads the secrets that a file refers to. A path is relative to the file. */
export type SecretReader = (reference: SecretReference) => Promise<{ value: string } | { fault: string }>

/** Creates the reader of a file's secrets. */
export const secretReader =
  ({ env }: Pick<Io, 'env'>, file: string): SecretReader =>
  async (reference) => {
    if ('fromEnv' in reference) {
      const value = env[reference.fromEnv]
      return value ? { value } : { fault: messages.noVariable(reference.fromEnv) }
    }
    try {
      const text = await readFile(resolve(dirname(file), reference.fromFile), 'utf8')
      // Editors and secret stores end a file with a line break.
      return { value: text.replace(/\r?\n$/, '') }
    } catch (error) {
      const { code = 'error' } = error as NodeJS.ErrnoException
      return { fault: messages.noFile(reference.fromFile, code) }
    }
  }
