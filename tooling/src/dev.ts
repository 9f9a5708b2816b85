import { resolve } from 'node:path'
import { stopOnRequest, supervise } from './supervise.ts'
import { serverCommand, workspace } from './workspace.ts'

/** `pnpm dev`: the portal from source with hot reloading, and the server, which restarts on change. One Ctrl-C stops both. */
stopOnRequest()

const portal = resolve(workspace, 'apps/portal')
const serverPort = process.env.PORT ?? '3000'
const portalPort = process.env.PORTAL_PORT ?? '5173'
const [node, ...server] = serverCommand

process.exit(
  await supervise([
    {
      command: [node, '--watch', '--watch-preserve-output', ...server],
      // Vite serves the pages from another port, so the server must allow that origin.
      env: { ALLOWED_ORIGINS: `http://localhost:${portalPort}` },
    },
    {
      command: [
        node,
        resolve(portal, 'node_modules/vite/bin/vite.js'),
        '--port',
        portalPort,
        '--strictPort',
        '--clearScreen',
        'false',
      ],
      cwd: portal,
      env: { BACKEND: `http://localhost:${serverPort}` },
    },
  ]),
)
