import { ConfigError } from '../config-error.ts'
import { runServer } from './run-server.ts'

// The demo needs packages that this one does not depend on, so apps/demo starts it.
runServer({ DEMO: 'false', ...process.env }, async ({ demo }) => {
  if (demo) throw new ConfigError('DEMO=true is not possible here. Start the demo with "npm start".')
  return {}
})
