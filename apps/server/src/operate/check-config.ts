import { readEnvironment } from '../settings/read-environment.ts'
import type { Environment } from '../settings/secret-files.ts'
import { checkConnections } from './check-connections.ts'
import type { CheckedConfig } from './checked-config.ts'

export type CheckOptions = {
  /** Also connects to PostgreSQL and to the mail server, and opens a stored secret. Changes nothing there. */
  readonly connect?: boolean
}

/** Checks the environment of a server without starting it. Lists all problems, and creates no files. */
export async function checkConfig(
  given: Environment,
  { connect = false }: CheckOptions = {},
): Promise<CheckedConfig> {
  const { environment, values, problems, warnings } = readEnvironment(given)
  if (!values || !connect) return { problems, warnings, reached: [] }
  const connections = await checkConnections(environment, values)
  return { ...connections, warnings: [...warnings, ...connections.warnings] }
}
