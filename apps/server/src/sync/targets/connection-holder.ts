import type { DatabaseAddress } from '../../drivers/connect-options.ts'
import { TargetFailure } from '../../drivers/target-failure.ts'
import { explainedBy } from './explain-target-failure.ts'
import type { TargetAccess } from './target-access.ts'

/** Connects to one kind of database and maps its driver's errors. */
export type Connecting<Connection> = {
  connect(place: DatabaseAddress): Promise<Connection>
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
export function holdConnection<Connection extends { close(): Promise<void>; breakOff(): void }>(
  { locate, reaching, signal }: Pick<TargetAccess, 'locate' | 'reaching' | 'signal'>,
  { connect, failureOf }: Connecting<Connection>,
): ConnectionHolder<Connection> {
  let open: Connection | undefined
  const explained = explainedBy(failureOf)

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
      return await work(open, exclude).finally(() => signal.removeEventListener('abort', breakOff))
    } catch (error) {
      await close()
      throw signal.aborted || others.has(error) ? error : explained(error)
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
