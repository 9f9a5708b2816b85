import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The font file that the built portal loads first; nothing while there is no built portal. */
export async function latinFontIn(portalDir: string): Promise<string | undefined> {
  const page = await readFile(join(portalDir, 'index.html'), 'utf8').catch(() => '')
  return /href="(\/assets\/[\w.-]+\.woff2)"/.exec(page)?.[1]
}
