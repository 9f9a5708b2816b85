import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the font file that the built portal loads first, or undefined without a built portal. */
export async function latinFontIn(portalDir: string): Promise<string | undefined> {
  const page = await readFile(join(portalDir, 'index.html'), 'utf8').catch(() => '')
  return /href="(\/assets\/[\w.-]+\.woff2)"/.exec(page)?.[1]
}
