import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '@tributary/tooling/chromium'
import { run } from '@tributary/tooling/run'
import { workspace } from '@tributary/tooling/workspace'
import { Server } from '../e2e/support/server/server.ts'
import { docsPictures } from './docs-pictures.ts'
import { photograph, type Shooting } from './photograph.ts'
import { groups } from './screens.ts'
import { ScreenshotPages } from './screenshot-pages.ts'

/** `pnpm run docs pictures`: takes the screenshots of the documentation in both themes and stores them as WebP. */
const folder = join(workspace, '.screens')
const images = join(workspace, 'docs/images')

const built = await run('turbo', ['run', 'build', '--filter=@tributary/portal'])
if (built.code !== 0) {
  console.error(built.output)
  process.exit(built.code)
}
await mkdir(folder, { recursive: true })
await mkdir(images, { recursive: true })
const screens = groups.flatMap((group) => group.screens)
const server = await Server.fresh()
const browser = await chromium.launch(chromiumLaunch())
try {
  const { desktop } = await ScreenshotPages.openAll(browser, server)
  for (const [name, title] of Object.entries(docsPictures)) {
    const screen = screens.find((one) => one.name === title)
    if (!screen) throw new Error(`The screen "${title}" does not exist.`)
    await store(browser, name, await photograph(desktop, folder, screen, 'desktop'))
  }
} finally {
  await browser.close()
  await server.remove()
}

async function store(browser: Browser, name: string, { pictures, trouble }: Shooting) {
  if (trouble) throw new Error(`${name}: ${trouble}`)
  for (const { file, theme } of pictures) {
    const png = join(folder, file)
    const webp = await compressed(browser, await readFile(png))
    await writeFile(join(images, `${name}-${theme}.webp`), webp)
    await rm(png)
    console.log(`${name}-${theme}.webp  ${Math.round(webp.length / 1000)} kB`)
  }
}

/** The upper 900 pixels of a picture as WebP, which is a quarter of the size of PNG. */
async function compressed(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, Math.min(bitmap.height, 900))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(url, 'base64')
}
