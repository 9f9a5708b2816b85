import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { cheapPasswords, fillWithDemo, TEST_ENCRYPTION_KEY } from './demo.ts'
import { holdEngine } from './hold-engine.ts'

// A program: creates an embedded database with current tables and one with the demo data, and writes each to a file.

await holdEngine()
const [folder = '.'] = process.argv.slice(2)
await write('image.tar', async () => undefined)
await write('demo.tar', async (storage) =>
  fillWithDemo(storage, await cheapPasswords(), Buffer.from(TEST_ENCRYPTION_KEY, 'base64')),
)

async function write(file: string, fill: (storage: Storage) => Promise<void>) {
  const storage = await openStorage({ kind: 'pglite', dataDir: folder })
  await fill(storage)
  await storage.close()
  const database = await PGlite.create(`${folder}/database`)
  const image = await database.dumpDataDir('none')
  await database.close()
  await writeFile(`${folder}/${file}`, image.stream())
}
