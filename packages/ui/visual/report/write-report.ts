import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { type Compared, isStoring, type Outcome } from '../outcome.ts'
import { encode } from '../picture.ts'
import { SCALE } from '../shrink.ts'
import { reportPage } from './report-page.ts'

const folder = resolve(import.meta.dirname, '../../.visual/report')

/** Writes a page with the stored picture, the new one and their difference, and returns its path. */
export async function writeReport(outcomes: readonly Outcome[]): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const outcome of outcomes.filter(isStoring))
    for (const compared of outcome.compared) await writePictures(`${outcome.id}.${compared.theme}`, compared)
  const page = join(folder, 'index.html')
  await writeFile(page, reportPage(outcomes))
  return page
}

async function writePictures(name: string, { before, shot, difference }: Compared): Promise<void> {
  if (before.width > 0) await writeFile(join(folder, `${name}.before.webp`), await encode(before))
  await writeFile(join(folder, `${name}.after.png`), shot)
  await writeFile(join(folder, `${name}.difference.webp`), await marked(shot, difference))
}

/** Returns the screenshot in pale grey, with everything that differs in strong red. */
async function marked(shot: Buffer, { mask }: Compared['difference']): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(shot).metadata()
  const size = { width: mask.width * SCALE, height: mask.height * SCALE }
  const red = await sharp({ create: { ...size, channels: 3, background: '#d3004c' } })
    .png()
    .toBuffer()
  const alpha = await sharp(await encode(mask))
    .resize({ ...size, kernel: 'nearest' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const marks = await sharp(red)
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
  const pale = await sharp(shot).greyscale().linear(0.25, 160).toColourspace('srgb').png().toBuffer()
  const canvas = { width: Math.max(width, size.width), height: Math.max(height, size.height) }
  return sharp({ create: { ...canvas, channels: 3, background: '#ffffff' } })
    .composite([
      { input: pale, left: 0, top: 0 },
      { input: marks, left: 0, top: 0 },
    ])
    .webp({ lossless: true })
    .toBuffer()
}
