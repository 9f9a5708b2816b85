import { runServer } from '@tributary/server'

// Loaded only with the demo: a production server must not load the fake systems.
runServer(process.env, async ({ demo }) => (demo ? (await import('./demo-hooks.ts')).demoHooks : {}))
