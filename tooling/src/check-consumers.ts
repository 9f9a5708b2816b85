import { rm } from 'node:fs/promises'
import { type ConsumerName, consumers } from './consumers/consumers.ts'
import { tryConsumers } from './consumers/try-consumers.ts'
import { packPackages } from './packed-project.ts'

/* `pnpm consumers`: applications outside the workspace, built from the packed packages. Arguments select some. */
const all = Object.keys(consumers) as ConsumerName[]
const wanted = process.argv.slice(2)
const { folder, tarballs } = await packPackages()
try {
  await tryConsumers(tarballs, wanted.length > 0 ? all.filter((name) => wanted.includes(name)) : all)
} finally {
  await rm(folder, { recursive: true, force: true })
}
