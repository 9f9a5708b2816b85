import { cp } from 'node:fs/promises'
import { openStorage } from '../../src/storage/open-storage.ts'
import { cheapPasswords, fillWithDemo, TEST_ENCRYPTION_KEY } from './demo.ts'
import { holdEngine } from './hold-engine.ts'

// A program: creates data directories of the embedded engine, one with current tables and one with the demo data as well.

await holdEngine()
const [folder = '.'] = process.argv.slice(2)
await (await openStorage({ kind: 'pglite', dataDir: `${folder}/empty` })).close()
await cp(`${folder}/empty`, `${folder}/demo`, { recursive: true })
const storage = await openStorage({ kind: 'pglite', dataDir: `${folder}/demo` })
await fillWithDemo(storage, await cheapPasswords(), Buffer.from(TEST_ENCRYPTION_KEY, 'base64'))
await storage.close()
