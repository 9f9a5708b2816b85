import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { codeHashes, newCode } from './verification-code.ts'

it('draws six digits, each equally likely at every position', () => {
  const codes = Array.from({ length: 100_000 }, newCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  for (let place = 0; place < 6; place += 1) {
    const seen = Array<number>(10).fill(0)
    for (const code of codes) seen[Number(code[place])] = (seen[Number(code[place])] ?? 0) + 1
    const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // Nine degrees of freedom: a fair source exceeds 60 once in a thousand million times.
    expect(chiSquare).toBeLessThan(60)
  }
})

it('matches a hash only with its code, its reference and its installation', () => {
  const key = randomBytes(32)
  const hashes = codeHashes(key)
  const hash = hashes.of('012345', 'a')
  expect(hashes.match(hash, '012345', 'a')).toBe(true)
  expect(hashes.match(hash, ' 012 345 ', 'a')).toBe(true)
  expect(hashes.match(hash, '12345', 'a')).toBe(false)
  expect(hashes.match(hash, '012345', 'b')).toBe(false)
  expect(codeHashes(randomBytes(32)).match(hash, '012345', 'a')).toBe(false)
  expect(codeHashes(key).match(hash, '012345', 'a')).toBe(true)
  expect(codeHashes(randomBytes(32), key).match(hash, '012345', 'a')).toBe(true)
})
