import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSecretBox, type SecretPlace } from './secret-box.ts'

const box = createSecretBox(randomBytes(32))
const place: SecretPlace = { organisation: 'acme', table: 'connector_properties', row: '1', field: 'value' }

describe('a sealed secret', () => {
  it('opens to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        expect(box.open(box.seal(secret, place), place)).toBe(secret)
      }),
    )
  })

  it('differs each time and does not contain the secret', () => {
    const sealed = Array.from({ length: 50 }, () => box.seal('Crate-42-forklift', place))
    expect(new Set(sealed).size).toBe(50)
    expect(sealed.join()).not.toContain('forklift')
    expect(sealed.join()).not.toContain(Buffer.from('Crate-42-forklift').toString('base64url').slice(0, 12))
  })

  it.each<Partial<SecretPlace>>([
    { organisation: 'birch' },
    { table: 'app_secrets' },
    { row: '2' },
    { field: 'hint' },
    { organisation: 'acme|connector_properties', table: '1' },
  ])('does not open elsewhere: %j', (elsewhere) => {
    const sealed = box.seal('secret', place)
    expect(() => box.open(sealed, { ...place, ...elsewhere })).toThrow()
  })

  it('does not open with another key', () => {
    expect(() => createSecretBox(randomBytes(32)).open(box.seal('secret', place), place)).toThrow(
      'The secret cannot be opened with the keys of this installation.',
    )
  })

  it('is sealed with the newest of several keys and opens with any', () => {
    const [newest, older] = [randomBytes(32), randomBytes(32)]
    const [both, before] = [createSecretBox(newest, older), createSecretBox(older)]
    const sealed = before.seal('secret', place)
    expect(both.open(sealed, place)).toBe('secret')
    expect(() => before.open(both.seal('secret', place), place)).toThrow()
    expect(createSecretBox(newest).open(both.reseal(sealed, place), place)).toBe('secret')
    expect(() => both.reseal(sealed, { ...place, row: '2' })).toThrow()
  })

  it('does not open after a change of any character', () => {
    const sealed = box.seal('secret', place)
    const opened = [...sealed].filter((character, index) => {
      // The last bits of a part may be padding.
      if (character === '.' || sealed[index + 1] === '.' || index === sealed.length - 1) return false
      const changed = `${sealed.slice(0, index)}${character === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`
      try {
        return box.open(changed, place) !== undefined
      } catch {
        return false
      }
    })
    expect(opened).toEqual([])
  })

  it.each(['', 'secret', 'v1', 'v1.a.b.c', 'v2.x.y.z'])('is not mistaken for %j', (text) => {
    expect(() => box.open(text, place)).toThrow()
  })
})
