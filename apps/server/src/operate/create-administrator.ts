import { createFirstAdministrator, type FirstAdministrator } from '../account/first-administrator.ts'
import type { Config } from '../config.ts'
import { openForOperation } from './open.ts'

/** Creates the first administrator with a link to choose a password. Returns why not if the installation has one already. */
export async function createAdministrator(
  config: Config,
  adminEmail: string,
  report: (line: string) => void,
): Promise<FirstAdministrator> {
  const storage = await openForOperation(config, report)
  try {
    return await createFirstAdministrator(storage, { ...config, adminEmail }, () => new Date())
  } finally {
    await storage.close()
  }
}
