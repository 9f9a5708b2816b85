import { describe, expect, it } from 'vitest'
import { contrast, graphicPairs, wordPairs } from './contrast-pairs.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import type { Scheme } from './scheme.ts'

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, scheme: Scheme) => {
  it.each(wordPairs(scheme))('has enough contrast for text: %s', (_name, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(graphicPairs(scheme))('has enough contrast for graphics: %s', (_name, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3)
  })
})
