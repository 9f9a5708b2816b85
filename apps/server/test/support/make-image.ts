import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { openStorage } from '../../src/storage/open-storage.ts'

// Run by itself: makes an embedded database whose tables are up to date, and writes it down as one file.

const [folder = '.'] = process.argv.slice(2)
const storage = await openStorage({ kind: 'pglite', dataDir: folder })
await storage.close()
const database = await PGlite.create(`${folder}/database`)
const image = await database.dumpDataDir('none')
await database.close()
await writeFile(`${folder}/image.tar`, image.stream())
