import { channels, type Picture } from './picture.ts'

/** A stored pixel is this many pixels wide and high. */
export const SCALE = 3
/** The step between two stored values of text and curves. Anything else is stored exactly. */
const STEP = 64
const OPAQUE = 0xff000000

/**
 * Makes a picture small enough for the repository. Each block of pixels becomes one pixel with their mean colour.
 * Areas and straight lines keep the exact mean, because a changed border differs by little. Text and curves keep few
 * values, because they differ by much and need most of the space.
 */
export function shrink(picture: Picture): Picture {
  const width = Math.ceil(picture.width / SCALE)
  const height = Math.ceil(picture.height / SCALE)
  const pixels = new Uint32Array(width * height)
  const block = new Uint32Array(SCALE * SCALE)
  for (const at of pixels.keys()) {
    readBlock(block, picture, (at % width) * SCALE, Math.floor(at / width) * SCALE)
    pixels[at] = colourOf(block)
  }
  return { width, height, pixels }
}

/** Reads the pixels of a block. At the edge of the picture it repeats the last pixel. */
function readBlock(block: Uint32Array, { width, height, pixels }: Picture, left: number, top: number): void {
  for (let at = 0; at < block.length; at++) {
    const x = Math.min(left + (at % SCALE), width - 1)
    const y = Math.min(top + Math.floor(at / SCALE), height - 1)
    block[at] = pixels[y * width + x] ?? 0
  }
}

function colourOf(block: Uint32Array): number {
  const [first = 0] = block
  // Most of a picture is empty, and most of the time would go into its means.
  if (block.every((pixel) => pixel === first)) return first
  return meanOf(block, isStraight(block) ? 1 : STEP)
}

/** Whether all rows or all columns of the block are the same. */
const isStraight = (block: Uint32Array) =>
  block.every((pixel, at) => pixel === block[at % SCALE]) ||
  block.every((pixel, at) => pixel === block[at - (at % SCALE)])

function meanOf(block: Uint32Array, step: number): number {
  let colour = OPAQUE
  for (const shift of channels) {
    const sum = block.reduce((total, pixel) => total + ((pixel >>> shift) & 255), 0)
    colour |= Math.min(255, Math.round(sum / block.length / step) * step) << shift
  }
  return colour >>> 0
}
