import { delimiter, resolve } from 'node:path'

/** The root folder of the workspace. */
export const workspace = resolve(import.meta.dirname, '../..')

/** The environment of every child process: the workspace's tools come first on the path, telemetry is off. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve(workspace, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

/** Starts the server, with the demo unless it is switched off, from source with the workspace's Node. */
export const serverCommand = [
  resolve(workspace, 'node_modules/.bin/node'),
  '--conditions=@tributary/source',
  resolve(workspace, 'apps/demo/src/main.ts'),
] as const
