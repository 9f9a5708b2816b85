import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { accessMessages as messages } from './access.messages.ts'
import { configFile } from './config-place.ts'

const profile = z.strictObject({
  /** The address of the portal. */
  url: z.string(),
  /** The API token. */
  token: z.string(),
})
const config = z.strictObject({ version: z.literal(1), profiles: z.record(z.string(), profile) })

/** A stored sign-in: the address of a portal and the token for it. */
export type Profile = z.infer<typeof profile>

type Profiles = Readonly<Record<string, Profile>>

/** Returns the stored profiles. Refuses a file that other users can read, because they may have its tokens. */
export async function readProfiles(io: Io): Promise<Profiles> {
  const file = configFile(io)
  const text = await readPrivate(io, file)
  if (text === undefined) return {}
  try {
    return config.parse(JSON.parse(text)).profiles
  } catch {
    // The text of the error would repeat a part of the file.
    throw usage(messages.brokenConfig(file))
  }
}

async function readPrivate({ platform }: Io, file: string): Promise<string | undefined> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new CommandFailure('notSignedIn', messages.cannotRead(file, error.code ?? error.name))
  })
  if (!handle) return undefined
  try {
    const { mode } = await handle.stat()
    // Windows has no such modes. The folder of a user is private there.
    if (platform !== 'win32' && (mode & 0o077) !== 0)
      throw new CommandFailure('notSignedIn', messages.readable(file, (mode & 0o777).toString(8)))
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

/** Replaces the stored profiles in one step, readable by this user only. */
export async function writeProfiles(io: Io, profiles: Profiles): Promise<string> {
  const file = configFile(io)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await chmod(dirname(file), 0o700)
  const next = `${file}.${randomUUID()}`
  try {
    const handle = await open(next, 'wx', 0o600)
    await handle.writeFile(`${JSON.stringify({ version: 1, profiles }, null, 2)}\n`)
    await handle.close()
    await rename(next, file)
  } finally {
    await rm(next, { force: true })
  }
  return file
}
