import { openStorage } from '../../src/storage/open-storage.ts'
import { cheapPasswords, fillWithDemo, TEST_ENCRYPTION_KEY } from './demo.ts'

// Run by itself: brings the tables of two databases of a PostgreSQL server up to date, and puts the demo into the second.

const [empty = '', demo = ''] = process.argv.slice(2)
await (await openStorage({ kind: 'postgres', databaseUrl: empty })).close()
const storage = await openStorage({ kind: 'postgres', databaseUrl: demo })
await fillWithDemo(storage, await cheapPasswords(), Buffer.from(TEST_ENCRYPTION_KEY, 'base64'))
await storage.close()
