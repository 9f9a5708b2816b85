import type { Page } from '@playwright/test'

export type Compared = {
  /** How many pixels differ clearly. -1 if the size differs, or without a baseline. */
  changed: number
  /** The new picture as PNG, in base64. */
  picture: string
  /** The changed pixels in red on white; null without a baseline of this size. */
  difference: string | null
}

/** Compares a screenshot with its baseline in the browser, which decodes and encodes pictures. Both are base64. */
export const compare = (page: Page, shot: string, baseline: string | null): Promise<Compared> =>
  page.evaluate(compareInPage, { shot, baseline })

async function compareInPage({ shot, baseline }: { shot: string; baseline: string | null }) {
  // The smallest step of a colour channel that is stored, and the smallest that counts.
  const STEP = 8
  const CLEAR = 24
  const draw = async (base64: string, type: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas.')
    context.drawImage(bitmap, 0, 0)
    return { canvas, context, image: context.getImageData(0, 0, bitmap.width, bitmap.height) }
  }
  const encode = async (canvas: OffscreenCanvas) => {
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
  }
  const next = await draw(shot, 'image/png')
  // Fewer colours make the files small.
  next.image.data.forEach((value, at, data) => {
    data[at] = at % 4 === 3 ? 255 : value - (value % STEP)
  })
  next.context.putImageData(next.image, 0, 0)
  const picture = await encode(next.canvas)
  const before = baseline === null ? null : await draw(baseline, 'image/png')
  const { width, height, data } = next.image
  if (before?.image.width !== width || before.image.height !== height)
    return { changed: -1, picture, difference: null }
  const red = new ImageData(width, height)
  let changed = 0
  for (let at = 0; at < data.length; at += 4) {
    const clear = [0, 1, 2].some((channel) => {
      const [one = 0, other = 0] = [data[at + channel], before.image.data[at + channel]]
      return Math.abs(one - other) >= CLEAR
    })
    if (clear) changed += 1
    red.data.set(clear ? [220, 0, 0, 255] : [255, 255, 255, 255], at)
  }
  next.context.putImageData(red, 0, 0)
  return { changed, picture, difference: changed === 0 ? null : await encode(next.canvas) }
}
