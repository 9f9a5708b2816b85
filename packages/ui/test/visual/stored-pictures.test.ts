import { describe, expect, it } from 'vitest'
import { readStored, storedIds } from '../../visual/stored-pictures.ts'
import { storiesInSource } from './stories-in-source.ts'

const stories = storiesInSource()
const stored = storedIds()
const toFix = (what: string, ids: readonly string[]) =>
  `${what}. Run: pnpm visual accept ${ids.join(' ')}\nThen commit the files.`

describe('the stored pictures', () => {
  it('include every story, in both themes', () => {
    const missing = stories.filter((id) => !stored.includes(id))
    expect(missing, toFix('Stories without pictures', missing)).toEqual([])
  })

  it('belong to stories that exist', () => {
    const orphans = stored.filter((id) => !stories.includes(id))
    expect(orphans, toFix('Pictures without a story', orphans)).toEqual([])
  })

  it('have the same size in both themes', async () => {
    const { light, dark } = (await readStored('primitives-button--sizes')) ?? {}
    expect(light?.pixels.length).toBeGreaterThan(0)
    expect([dark?.width, dark?.height]).toEqual([light?.width, light?.height])
    expect(dark?.pixels[0]).not.toBe(light?.pixels[0])
  })
})
