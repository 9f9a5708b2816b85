import { describe, expect, it } from 'vitest'
import { tileHue } from './tile-hue.ts'

const known = [
  ['excel', 5],
  ['xero', 3],
  ['woocommerce', 7],
  ['cin7', 9],
  ['sqlserver', 2],
  ['mailchimp', 6],
  ['ftp', 10],
  ['vend', 0],
  ['poweroffice', 4],
  ['uniconta', 11],
  ['gaap', 8],
  ['aws', 1],
] as const

describe('tileHue', () => {
  it.each(known)('%s is hue %i', (type, hue) => {
    expect(tileHue(type)).toBe(hue)
  })

  it('gives each of the twelve known types its own hue', () => {
    expect(new Set(known.map(([type]) => tileHue(type))).size).toBe(12)
  })

  it.each(['', 'shopify', 'Ærø', '日本', '🌊'])('always gives %o the same one of twelve', (type) => {
    expect(tileHue(type)).toBe(tileHue(type))
    expect(tileHue(type)).toBeGreaterThanOrEqual(0)
    expect(tileHue(type)).toBeLessThan(12)
  })
})
