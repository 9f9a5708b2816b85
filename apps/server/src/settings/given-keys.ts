import { spawnSync } from 'node:child_process'
import type { KeyList } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { keysFromEnvironment } from '../storage/key-file.ts'
import type { Environment } from './secret-files.ts'

const COMMAND = 'ENCRYPTION_KEY_COMMAND'
const MOST_MS = 10_000
const MOST_BYTES = 64 * 1024

/**
 * Returns the encryption keys of the environment: from ENCRYPTION_KEY, or as the output of ENCRYPTION_KEY_COMMAND, for
 * example from a vault. Undefined without either.
 */
export function givenEncryptionKeys(environment: Environment): KeyList | undefined {
  const { ENCRYPTION_KEY, ENCRYPTION_KEY_COMMAND } = environment
  if (ENCRYPTION_KEY) return keysFromEnvironment('ENCRYPTION_KEY', ENCRYPTION_KEY)
  if (!ENCRYPTION_KEY_COMMAND) return undefined
  return keysFromEnvironment(COMMAND, outputOf(programIn(ENCRYPTION_KEY_COMMAND), environment))
}

/** Throws if both ways of giving the encryption keys are used, or the command cannot be read. Runs nothing. */
export function checkKeyCommand({ ENCRYPTION_KEY, ENCRYPTION_KEY_COMMAND }: Environment): void {
  if (ENCRYPTION_KEY && ENCRYPTION_KEY_COMMAND)
    throw new ConfigError('ENCRYPTION_KEY and ENCRYPTION_KEY_COMMAND are both set. Set only one of them.')
  if (ENCRYPTION_KEY_COMMAND) programIn(ENCRYPTION_KEY_COMMAND)
}

/** Splits a command at spaces. One that starts with "[" is a list in JSON, for arguments with spaces. */
function programIn(command: string): string[] {
  if (!command.trimStart().startsWith('[')) return command.trim().split(/\s+/)
  const list = listIn(command)
  if (!list)
    throw new ConfigError(`${COMMAND} must be a program with its arguments, or a list of texts in JSON.`)
  return list
}

function listIn(json: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    const isList = Array.isArray(list) && list.length > 0 && list.every((part) => typeof part === 'string')
    return isList ? list : undefined
  } catch {
    return undefined
  }
}

/** Runs a program without a shell. Its output is secret, so no failure repeats any of it. */
function outputOf([program = '', ...args]: readonly string[], environment: Environment): string {
  const { stdout, status, error } = spawnSync(program, args, {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    timeout: MOST_MS,
    maxBuffer: MOST_BYTES,
    killSignal: 'SIGKILL',
  })
  if (error) throw new ConfigError(`${COMMAND} ${whyFailed(error)}`)
  if (status !== 0) throw new ConfigError(`${COMMAND} ended with the exit code ${status}.`)
  return stdout
}

function whyFailed(error: Error): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'names a program that does not exist.'
  if (code === 'EACCES') return 'names a program that this process may not run.'
  if (code === 'ETIMEDOUT') return `did not end within ${MOST_MS / 1_000} seconds.`
  return `could not be run (${code ?? 'unknown'}).`
}
