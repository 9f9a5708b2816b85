import type { DatabaseAddress } from '../../drivers/connect-options.ts'
import { TargetFailure, targetFailure } from '../../drivers/target-failure.ts'
import { sqlState } from '../../storage/database-failure.ts'
import { SyncFailure } from '../sync-failure.ts'
import { explainedBy } from './explain-target-failure.ts'
import { watchSilence } from './silent-target.ts'
import type { TargetAccess } from './target-access.ts'

/** Connects to one kind of database and maps its driver's errors. */
export type Connecting<Connection> = {
  connect(place: DatabaseAddress): Promise<Connection>
  /** Opens another connection, to learn whether the server still responds. */
  probe(place: DatabaseAddress): Promise<{ close(): Promise<void> }>
  failureOf(error: unknown): TargetFailure
}

/** Runs work with errors that are not the database's, and rethrows them unchanged. */
export type ExcludeFromDriverErrors = <T>(work: () => Promise<T>) => Promise<T>

export type ConnectionHolder<Connection> = {
  use<T>(work: (connection: Connection, exclude: ExcludeFromDriverErrors) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Keeps one connection for a whole refresh, opened when first needed. Closes it after any failure, which rolls back
 * its transaction; the next work gets a new one. Aborting the refresh breaks the connection.
 */
export function holdConnection<
  Connection extends { close(): Promise<void>; breakOff(): void; received(): number },
>(
  { locate, reaching, signal, options }: Pick<TargetAccess, 'locate' | 'reaching' | 'signal' | 'options'>,
  { connect, probe, failureOf }: Connecting<Connection>,
): ConnectionHolder<Connection> {
  let open: { readonly connection: Connection; readonly place: DatabaseAddress } | undefined
  const { idleMs } = options.limits
  const explained = explainedBy(failureOf)

  /** Whether the server accepts another connection, or at least refuses it itself. Looks up no name. */
  const responds = async (place: DatabaseAddress) => {
    try {
      await (await probe(place)).close()
      return true
    } catch (error) {
      const { kind } = failureOf(error)
      return kind !== 'timeout' && kind !== 'refused'
    }
  }

  const watched = async <T>(
    { connection, place }: NonNullable<typeof open>,
    others: OtherWork,
    work: () => Promise<T>,
  ): Promise<T> => {
    const progress = () => (others.isRunning() ? undefined : connection.received() + others.begun())
    const { breakOff } = connection
    const watch = watchSilence({ progress, breakOff }, { idleMs, responds: () => responds(place) })
    try {
      return await work()
    } catch (error) {
      throw watch.wasSilent() ? targetFailure('timeout') : error
    } finally {
      watch.end()
    }
  }

  const reach = async () => {
    try {
      const place = await locate()
      return { connection: await connect(place), place }
    } catch (error) {
      throw error instanceof TargetFailure ? error : failureOf(error)
    }
  }

  async function close() {
    const closing = open
    open = undefined
    await closing?.connection.close()
  }

  async function use<T>(
    work: (connection: Connection, exclude: ExcludeFromDriverErrors) => Promise<T>,
  ): Promise<T> {
    const others = otherWork()
    let wasOpen = false
    try {
      signal.throwIfAborted()
      open ??= await reaching(reach)
      const { connection } = open
      const { breakOff } = connection
      signal.addEventListener('abort', breakOff)
      wasOpen = true
      return await watched(open, others, () => work(connection, others.exclude)).finally(() =>
        signal.removeEventListener('abort', breakOff),
      )
    } catch (error) {
      await close()
      if (signal.aborted || others.hasFailedWith(error)) throw error
      const failure = explained(error)
      // The next attempt may wait as long again.
      if (failure instanceof SyncFailure && wasOpen && isSilence(failureOf(error))) failure.silentMs = idleMs
      throw failure
    }
  }
  return { use, close }
}

/** A statement that the server itself has ended is not a silence. */
const isSilence = ({ kind, cause }: TargetFailure) => kind === 'timeout' && sqlState(cause) === undefined

type OtherWork = ReturnType<typeof otherWork>

/** Follows the work that is not the database's: whether any of it is running, and how it failed. */
function otherWork() {
  const failures = new Set<unknown>()
  let begun = 0
  let running = 0
  const exclude: ExcludeFromDriverErrors = async (work) => {
    begun++
    running++
    try {
      return await work()
    } catch (error) {
      failures.add(error)
      throw error
    } finally {
      running--
    }
  }
  return {
    exclude,
    begun: () => begun,
    isRunning: () => running > 0,
    hasFailedWith: (error: unknown) => failures.has(error),
  }
}

/** Iterates over rows. Their failures belong to the source, not to the database. */
export async function* excludeSource<T>(
  items: AsyncIterable<T>,
  exclude: ExcludeFromDriverErrors,
): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]()
  try {
    for (let next = await exclude(() => source.next()); !next.done; next = await exclude(() => source.next()))
      yield next.value
  } finally {
    await source.return?.()
  }
}
