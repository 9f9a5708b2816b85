import { describe, expect, it } from 'vitest'
import { differenceOf } from '../../visual/difference.ts'
import { contentSize, decode, encode, type Picture, resized } from '../../visual/picture.ts'
import { SCALE, shrink } from '../../visual/shrink.ts'

const rgb = (red: number, green = red, blue = red) => (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
const WHITE = rgb(255)

/** Returns a white picture with some pixels of other colours. */
function picture(
  width: number,
  height: number,
  paint: (x: number, y: number) => number | undefined,
): Picture {
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => {
    return paint(at % width, Math.floor(at / width)) ?? WHITE
  })
  return { width, height, pixels }
}

const border = (colour: number) => picture(90, 90, (x, y) => (y === 31 && x < 80 ? colour : undefined))
const square = (left: number, colour = rgb(20)) =>
  picture(90, 90, (x, y) => (x >= left && x < left + 16 && y >= 30 && y < 46 ? colour : undefined))
const changed = (one: Picture, other: Picture) => differenceOf(shrink(one), shrink(other)).count

describe('the comparison of small pictures', () => {
  it('finds nothing in two pictures of the same story', () => {
    expect(changed(square(30), square(30))).toBe(0)
  })

  it('finds a border whose colour differs by 12 of 255', () => {
    expect(changed(border(rgb(226)), border(rgb(214)))).toBeGreaterThan(20)
  })

  it('finds a shift by 2 pixels', () => {
    expect(changed(square(30), square(32))).toBeGreaterThan(5)
  })

  it('finds a missing icon', () => {
    const blank = picture(90, 90, () => undefined)
    expect(changed(square(30), blank)).toBeGreaterThan(20)
  })

  it('finds nothing where colours differ by the noise between versions of Chromium', () => {
    expect(changed(square(30, rgb(20)), square(30, rgb(22)))).toBe(0)
  })

  it('counts the pixels of a taller picture as different', () => {
    const taller = picture(90, 120, (x, y) => (y > 100 && x < 30 ? rgb(0) : undefined))
    expect(
      changed(
        picture(90, 90, () => undefined),
        taller,
      ),
    ).toBeGreaterThan(50)
  })

  it('marks where pictures differ', () => {
    const { mask } = differenceOf(shrink(square(30)), shrink(picture(90, 90, () => undefined)))
    expect(mask.pixels[11 * mask.width + 11]).toBe(WHITE)
    expect(mask.pixels[0]).toBe(rgb(0))
  })
})

describe('a small picture', () => {
  it('keeps the exact colours of areas and straight lines', () => {
    const { pixels, width } = shrink(border(rgb(226)))
    expect(pixels[0]).toBe(WHITE)
    expect(pixels[10 * width]).toBe(rgb(Math.round((226 + 255 + 255) / SCALE)))
  })

  it('keeps few values of text', () => {
    const text = picture(90, 90, (x, y) => rgb((x * 37 + y * 91) % 256))
    expect(new Set(shrink(text).pixels).size).toBeLessThan(6)
  })

  it('is the same after it was stored', async () => {
    const small = shrink(square(30, rgb(200, 30, 90)))
    expect(await decode(await encode(small))).toEqual(small)
  })

  it('is stored without the empty space around it', () => {
    expect(contentSize(square(30))).toEqual({ width: 47, height: 47 })
    expect(resized(square(30), 47, 47).pixels.length).toBe(47 * 47)
  })
})
