import { describe, expect, it } from 'vitest'
import { maskedAddress } from './masked-address.ts'

describe('a masked address', () => {
  it.each([
    ['olga@acme.example', 'o•••@acme.example'],
    ['j@acme.example', 'j•••@acme.example'],
    ['"a@b"@acme.example', '"•••@acme.example'],
    ['🦀crab@acme.example', '🦀•••@acme.example'],
    ['no address', '•••'],
    ['', '•••'],
  ])('%s reads %s', (email, masked) => expect(maskedAddress(email)).toBe(masked))
})
