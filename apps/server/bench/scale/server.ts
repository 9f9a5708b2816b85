import { readConfig } from '../../src/app/read-config.ts'
import { startServer } from '../../src/app/start.ts'

// One whole server. Its settings are in the environment. The parent process requests the CPU time that it has used.

const server = await startServer(readConfig(process.env))
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.send?.({ ready: true })
