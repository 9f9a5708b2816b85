import { requestOperation } from '../backup/operate-socket.ts'
import type { Config } from '../config.ts'
import { DataDirInUse } from '../storage/data-dir-lock.ts'
import type { Storage } from '../storage/storage.ts'
import { openExisting } from './open.ts'

type Operation<Result> = {
  /** What the server calls it. */
  name: string
  content: object
  /** Opens the database where this process can. Without it, an existing one is opened as it is. */
  open?: typeof openExisting
  /** Does the work in this process, where the database can be opened. */
  here(storage: Storage): Promise<Result>
}

/**
 * Runs an operation on the configured database. A server that runs on an embedded database carries it out, because
 * only one process can open that.
 */
export async function onDatabase<Result>(
  config: Config,
  report: (line: string) => void,
  { name, content, open = openExisting, here }: Operation<Result>,
): Promise<Result> {
  let storage: Storage
  try {
    storage = await open(config, report)
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    report('The server that runs on this database does the work.')
    // A server of the same version returns what `here` does.
    return (await requestOperation(config.dataDir, { name, content }, report)) as Result
  }
  return here(storage).finally(() => storage.close())
}
