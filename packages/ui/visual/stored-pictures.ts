import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { decode, encode, type Picture } from './picture.ts'
import type { ByTheme } from './themes.ts'

const folder = resolve(import.meta.dirname, 'pictures')

/** Returns the path of the picture of a story, for example `primitives-button/sizes.webp`. */
const pathOf = (id: string) => join(folder, `${id.replace('--', '/')}.webp`)

/** Returns the ids of all stories with a stored picture. */
export const storedIds = (): string[] =>
  globSync('*/*.webp', { cwd: folder }).map((path) => path.replace(/[\\/]/, '--').replace('.webp', ''))

/** Returns the stored picture of a story in each theme, or null if there is none. */
export async function readStored(id: string): Promise<ByTheme<Picture> | null> {
  if (!existsSync(pathOf(id))) return null
  const { width, height, pixels } = await decode(await readFile(pathOf(id)))
  const half = pixels.length / 2
  const theme = (from: number) => ({ width, height: height / 2, pixels: pixels.slice(from, from + half) })
  return { light: theme(0), dark: theme(half) }
}

/** Stores a story in one file: the light theme above the dark one, which has the same size. */
export async function store(id: string, { light, dark }: ByTheme<Picture>): Promise<void> {
  const { width, height } = light
  const pixels = new Uint32Array(light.pixels.length * 2)
  pixels.set(light.pixels)
  pixels.set(dark.pixels, light.pixels.length)
  await mkdir(dirname(pathOf(id)), { recursive: true })
  await writeFile(pathOf(id), await encode({ width, height: height * 2, pixels }))
}

/** Removes the stored picture of a story. */
export const remove = (id: string): Promise<void> => rm(pathOf(id))

const record = join(folder, 'drawn-by.json')

/** Returns the version of Chromium that last drew all pictures; null if it was not recorded. */
export const readChromium = async (): Promise<string | null> =>
  existsSync(record) ? JSON.parse(await readFile(record, 'utf8')).chromium : null

/** Records the version of Chromium that has drawn all pictures. */
export const recordChromium = (chromium: string): Promise<void> =>
  writeFile(record, `${JSON.stringify({ chromium }, null, 2)}\n`)
