import { createFirstAdministrator, type FirstAdministrator } from '../account/first-administrator.ts'
import { openDatabase } from '../app/open-database.ts'
import type { Config } from '../config.ts'
import { onDatabase } from './on-database.ts'

/**
 * Creates the first administrator with a link to choose a password, also before the first start. Returns why not if the
 * installation has one already. Servers may run.
 */
export const createAdministrator = (
  config: Config,
  adminEmail: string,
  report: (line: string) => void,
): Promise<FirstAdministrator> =>
  onDatabase(config, report, {
    name: 'create-administrator',
    content: { adminEmail },
    open: openDatabase,
    here: (storage) => createFirstAdministrator(storage, { ...config, adminEmail }, () => new Date()),
  })
