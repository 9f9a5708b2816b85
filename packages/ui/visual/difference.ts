import { channels, type Picture, resized } from './picture.ts'

export type Difference = {
  /** How many stored pixels differ clearly. */
  count: number
  /** White where the pictures differ, else black. */
  mask: Picture
}

// Another version of Chromium draws shadows up to two values differently.
const CLEAR = 3
const [WHITE, BLACK] = [0xffffffff, 0xff000000]

/** Compares two small pictures. Where only one of them has pixels, the other counts as empty. */
export function differenceOf(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const [one, other] = [resized(before, width, height).pixels, resized(after, width, height).pixels]
  const pixels = one.map((pixel, at) => (differClearly(pixel, other[at] ?? 0) ? WHITE : BLACK))
  const count = pixels.reduce((sum, pixel) => (pixel === WHITE ? sum + 1 : sum), 0)
  return { count, mask: { width, height, pixels } }
}

const differClearly = (one: number, other: number) =>
  one !== other &&
  channels.some((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) > CLEAR)
