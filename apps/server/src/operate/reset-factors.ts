import { resetFactorsOf } from '../account/reset-factors.ts'
import type { Config } from '../config.ts'
import { onDatabase } from './on-database.ts'

/**
 * Removes the factors of the account with this address, for a user whom no administrator can help. False without such an
 * account. Servers may run.
 */
export const resetFactors = (
  config: Config,
  email: string,
  report: (line: string) => void,
): Promise<boolean> =>
  onDatabase(config, report, {
    name: 'reset-factors',
    content: { email },
    here: (storage) => resetFactorsOf(storage, config, email, () => new Date()),
  })
