import sharp from 'sharp'

/** Opaque pixels from left to right and top to bottom. A pixel is one number with a byte per channel. */
export type Picture = { width: number; height: number; pixels: Uint32Array }

/** The red, green and blue byte of a pixel. */
export const channels = [0, 8, 16] as const

/** Decodes a PNG or WebP file. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint32Array(new Uint8Array(data).buffer) }
}

/** Encodes a picture as lossless WebP, which is a quarter smaller than PNG here. */
export const encode = ({ width, height, pixels }: Picture): Promise<Buffer> =>
  sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .toBuffer()

/** Returns the picture at this size, cut off or filled with the colour of its last pixel. */
export function resized(picture: Picture, width: number, height: number): Picture {
  const pixels = new Uint32Array(width * height).fill(emptyColour(picture))
  for (let y = 0; y < Math.min(height, picture.height); y++) {
    const from = y * picture.width
    pixels.set(picture.pixels.subarray(from, from + Math.min(width, picture.width)), y * width)
  }
  return { width, height, pixels }
}

/** Returns the size without the empty space at the right and at the bottom. One pixel of it remains. */
export function contentSize(picture: Picture): { width: number; height: number } {
  const empty = emptyColour(picture)
  const last = { x: -1, y: -1 }
  for (const [at, pixel] of picture.pixels.entries())
    if (pixel !== empty) {
      last.x = Math.max(last.x, at % picture.width)
      last.y = Math.floor(at / picture.width)
    }
  return { width: last.x + 2, height: last.y + 2 }
}

// The canvas reaches beyond the story, so the last pixel shows its background.
const emptyColour = ({ pixels }: Picture) => pixels.at(-1) ?? 0
