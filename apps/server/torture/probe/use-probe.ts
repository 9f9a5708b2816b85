import { once } from 'node:events'
import { resolve } from 'node:path'
import type { ServerProcess } from '../server-process.ts'
import type { ProbeRequest, Sample } from './probe.ts'

/** The arguments of Node that load the probe before the server. */
export const probeOptions = ['--expose-gc', '--import', resolve(import.meta.dirname, 'probe.ts')]

/** Collects garbage in the server and returns what it holds. */
export const measureServer = (server: ServerProcess): Promise<Sample> =>
  send<Sample>(server, { measure: true })

/** Moves the server's clock, as if an operator or a time server had set it. */
export async function shiftClock(server: ServerProcess, clockAheadMs: number): Promise<void> {
  await send(server, { clockAheadMs })
}

async function send<Answer>({ process: child }: ServerProcess, request: ProbeRequest): Promise<Answer> {
  child.send(request)
  const [answer] = await once(child, 'message')
  return answer
}
