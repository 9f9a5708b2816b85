import { openStorage } from '../../src/storage/open-storage.ts'
import { cheapPasswords, fillWithDemo, TEST_ENCRYPTION_KEY } from './demo.ts'

// A program: creates the tables in two databases of a PostgreSQL server, and the demo data in the second.

const [empty = '', demo = ''] = process.argv.slice(2)
await (await openStorage({ kind: 'postgres', databaseUrl: empty })).close()
const storage = await openStorage({ kind: 'postgres', databaseUrl: demo })
await fillWithDemo(storage, await cheapPasswords(), Buffer.from(TEST_ENCRYPTION_KEY, 'base64'))
await storage.close()
