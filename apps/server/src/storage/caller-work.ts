import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that database connections are used for. Other work, such as a refresh, has none. */
export type CallerWork = {
  /** Whether it may use the reserved share of the connections: sign-ins may. */
  readonly urgent: boolean
  /** Whether it must be completed even if its caller disconnects. */
  begun: boolean
  /** Whether its caller has disconnected. */
  abandoned: boolean
}

const works = new AsyncLocalStorage<CallerWork>()

export const currentWork = (): CallerWork | undefined => works.getStore()

/** Runs everything that `start` begins for this request. */
export const runWork = <T>(work: CallerWork, start: () => T): T => works.run(work, start)

/** Whether no one waits for this work, and it may be left undone. */
export const isUnwanted = (work: CallerWork | undefined): boolean => work?.abandoned === true && !work.begun

/** Thrown instead of starting work that no one waits for. */
export class CallerDisconnected extends Error {
  override name = 'CallerDisconnected'

  constructor() {
    super('The caller has disconnected.')
  }
}
