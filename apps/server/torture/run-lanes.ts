import { setTimeout as pause } from 'node:timers/promises'
import { isDoubtful, isRefused, type Lane, type Problem } from './record.ts'

const AGAIN_MS = 1_000

export type RunningLanes = {
  /** Waits until no lane has a write on its way, and returns what the server refused. */
  ended(): Promise<Problem[]>
  stop(): void
}

/** Runs all lanes at the same time, until `stop` or until the server no longer responds. */
export function runLanes(lanes: readonly Lane[]): RunningLanes {
  const stopping = new AbortController()
  const running = lanes.map((lane) => runLane(lane, stopping.signal))
  return {
    ended: async () => (await Promise.all(running)).flat(),
    stop: () => stopping.abort(),
  }
}

async function runLane(lane: Lane, signal: AbortSignal): Promise<Problem[]> {
  try {
    while (!signal.aborted) {
      const isRefused = await takeStep(lane)
      const restMs = isRefused ? AGAIN_MS : lane.restMs
      if (restMs !== undefined) await pause(restMs, undefined, { signal }).catch(() => undefined)
    }
    return []
  } catch (error) {
    return isDoubtful(error) ? [] : [{ kind: 'refused', what: `${lane.name}: ${error}` }]
  }
}

/** Returns true if the server refused the call because of the load. */
const takeStep = (lane: Lane): Promise<boolean> =>
  lane.step().then(
    () => false,
    (error: unknown) => {
      if (isRefused(error)) return true
      throw error
    },
  )

/** Checks every lane against the server, one after another. */
export async function checkLanes(lanes: readonly Lane[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const lane of lanes) problems.push(...(await checkLane(lane)))
  return problems
}

/** A busy machine may make the server refuse calls. */
async function checkLane(lane: Lane, triesLeft = 5): Promise<Problem[]> {
  try {
    return await lane.check()
  } catch (error) {
    if (!(isDoubtful(error) || isRefused(error)) || triesLeft === 1) throw error
    await pause(AGAIN_MS)
    return checkLane(lane, triesLeft - 1)
  }
}
