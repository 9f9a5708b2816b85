import type { Page } from '@playwright/test'
import { differenceOf } from './difference.ts'
import { drawStory } from './draw-story.ts'
import type { Outcome } from './outcome.ts'
import { contentSize, decode, type Picture, resized } from './picture.ts'
import { shrink } from './shrink.ts'
import { readStored } from './stored-pictures.ts'
import { type ByTheme, themes } from './themes.ts'

// As many as noise may change. The smallest icon has ten times more.
const TOLERATED = 3
const EMPTY: Picture = { width: 0, height: 0, pixels: new Uint32Array() }

/** Draws a story and compares it with its stored pictures. */
export async function checkStory(page: Page, id: string): Promise<Outcome> {
  const drawn = await drawStory(page, id)
  if ('error' in drawn) return { id, state: 'failed', error: drawn.error }
  const now = await smallPictures(drawn.shots)
  const stored = await readStored(id)
  const compared = themes.map((theme) => {
    const before = stored?.[theme] ?? EMPTY
    return { theme, before, difference: differenceOf(before, now[theme]), shot: drawn.shots[theme] }
  })
  if (stored === null) return { id, state: 'new', now, compared }
  const changed = compared.filter(({ difference }) => difference.count > TOLERATED)
  return changed.length === 0 ? { id, state: 'same' } : { id, state: 'changed', now, compared: changed }
}

/** Shrinks the screenshots and cuts their empty space off, both to the same size. */
async function smallPictures(shots: ByTheme<Buffer>): Promise<ByTheme<Picture>> {
  const [light, dark] = [shrink(await decode(shots.light)), shrink(await decode(shots.dark))]
  const sizes = [contentSize(light), contentSize(dark)]
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  return { light: resized(light, width, height), dark: resized(dark, width, height) }
}
