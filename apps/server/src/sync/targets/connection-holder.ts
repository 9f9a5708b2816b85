import type { DatabaseAddress } from '../../drivers/connect-options.ts'
import { TargetFailure, targetFailure } from '../../drivers/target-failure.ts'
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
  let open: Connection | undefined
  const { idleMs } = options.limits
  const explained = explainedBy(failureOf)

  /** Whether the server accepts another connection, or at least refuses it itself. */
  const responds = async () => {
    try {
      await (await probe(await locate())).close()
      return true
    } catch (error) {
      const { kind } = failureOf(error)
      return kind !== 'timeout' && kind !== 'refused'
    }
  }

  const watched = async <T>(connection: Connection, work: () => Promise<T>): Promise<T> => {
    const watch = watchSilence(connection, { idleMs, responds })
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
      return await connect(await locate())
    } catch (error) {
      throw error instanceof TargetFailure ? error : failureOf(error)
    }
  }

  async function close() {
    const closing = open
    open = undefined
    await closing?.close()
  }

  async function use<T>(
    work: (connection: Connection, exclude: ExcludeFromDriverErrors) => Promise<T>,
  ): Promise<T> {
    const others = new Set<unknown>()
    let wasOpen = false
    const exclude: ExcludeFromDriverErrors = (other) =>
      other().catch((error) => {
        others.add(error)
        throw error
      })
    try {
      signal.throwIfAborted()
      open ??= await reaching(reach)
      const { breakOff } = open
      signal.addEventListener('abort', breakOff)
      const connection = open
      wasOpen = true
      return await watched(connection, () => work(connection, exclude)).finally(() =>
        signal.removeEventListener('abort', breakOff),
      )
    } catch (error) {
      await close()
      if (signal.aborted || others.has(error)) throw error
      const failure = explained(error)
      // The next attempt may wait as long again.
      if (failure instanceof SyncFailure && wasOpen && failureOf(error).kind === 'timeout')
        failure.silentMs = idleMs
      throw failure
    }
  }
  return { use, close }
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
