import { delimiter, resolve } from 'node:path'

/** The folder that holds the whole workspace. */
export const workspace = resolve(import.meta.dirname, '../..')

/** The environment of everything we start: the workspace's tools are found first, and nothing phones home. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [resolve(workspace, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
}

/** How our own server is started: from source, by the Node that the workspace installs. */
export const serverCommand = [
  resolve(workspace, 'node_modules/.bin/node'),
  '--conditions=@tributary/source',
  resolve(workspace, 'apps/server/src/main.ts'),
] as const
