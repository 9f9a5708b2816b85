import fc from 'fast-check'
import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['Name is required', 'Name is required'],
  ['orders.csv: 40,000 rows', 'orders.csv: 40,000 rows'],
  ['bo@kite.example is taken', '[e-mail] is taken'],
  ['"Bo" <bo.b+x@kite.example>', '"Bo" <[e-mail]>'],
  ['cannot reach ftp://bo:secret@host/path today', 'cannot reach [address] today'],
  ['see HTTPS://kite.example/a?b=c', 'see [address]'],
  [`token ${'a1B2'.repeat(10)} refused`, 'token [redacted] refused'],
  ['run 550e8400-e29b-41d4-a716-446655440000 failed', 'run 550e8400-e29b-41d4-a716-446655440000 failed'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})

it('leaves no email address in any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(redact(`${before} ${email} ${after}`)).not.toContain(email)
    }),
  )
})
