import { rm } from 'node:fs/promises'
import { commandLine } from './command-options.ts'
import { type ConsumerName, consumers } from './consumers/consumers.ts'
import { installPacked } from './consumers/install-packed.ts'
import { consumersFolder } from './consumers/place.ts'
import { tryConsumers } from './consumers/try-consumers.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { createPackedProject, packPackages } from './packed-project.ts'
import { tryRuntimes } from './runtimes/try-runtimes.ts'

const applications = Object.keys(consumers) as ConsumerName[]
const all = [...applications, 'runtimes']

const { words } = commandLine({
  usage: `pnpm consumers [NAME...]

Builds applications outside the workspace with the packed packages and uses them in Chromium, and runs the SDK on every
runtime. The first time it installs what they need: about 1.2 GB.

  ${all.join(', ')}`,
  options: {},
  areWords: (given) => given.every((word) => all.includes(word)),
})
const isWanted = (name: string) => words.length === 0 || words.includes(name)

console.log(await ensureChromium(console.log))
const { folder, tarballs } = await (isWanted('runtimes') ? createPackedProject() : packPackages())
try {
  if (isWanted('runtimes')) await tryRuntimes(folder, 'every')
  const wanted = applications.filter(isWanted)
  if (wanted.length > 0 && (await installPacked(consumersFolder, tarballs)))
    await tryConsumers({ folder: consumersFolder, tarballs }, wanted)
} finally {
  await rm(folder, { recursive: true, force: true })
}
