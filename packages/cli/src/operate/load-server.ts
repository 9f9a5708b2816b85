import { CommandFailure } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { operateMessages as messages } from './operate.messages.ts'
import type { Operate } from './operate.ts'

/** Runs an operation of the installed server. Explains its failures in the sentences of the server. */
export async function withServer<Result>(
  io: Io,
  work: (server: Operate) => Promise<Result>,
): Promise<Result> {
  const server = await load(io)
  try {
    return await work(server)
  } catch (error) {
    if (error instanceof CommandFailure) throw error
    if (io.signal.aborted) throw new CommandFailure('interrupted', messages.interrupted)
    const sentence = server.startFailure(error)
    if (sentence === undefined) throw error
    throw new CommandFailure('failed', sentence)
  }
}

async function load({ operate }: Io): Promise<Operate> {
  try {
    return await operate()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
    throw new CommandFailure('notInstalled', messages.notInstalled)
  }
}
