#!/usr/bin/env node
import { run } from '@tributary/cli'

// The command line of an installed server, with the commands for operators.
process.exitCode = await run(process.argv.slice(2), { operate: () => import('./index.ts') })
