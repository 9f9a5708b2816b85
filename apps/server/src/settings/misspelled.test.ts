import { expect, it } from 'vitest'
import { misspelled } from './misspelled.ts'

it.each([
  ['DATABSE_URL', 'Did you mean DATABASE_URL?'],
  ['DATABASE_URI', 'Did you mean DATABASE_URL?'],
  ['ENCRYPTION_KEYFILE', 'Did you mean ENCRYPTION_KEY_FILE?'],
  ['PUBLIC_ULR', 'Did you mean PUBLIC_URL?'],
  ['PROT', 'Did you mean PORT?'],
  ['SIGN_IN_XERO_CLIENT', 'The parts of a provider are _ISSUER, _CLIENT_ID'],
  ['PORT_FILE', 'Only secrets can be in files. Set PORT.'],
])('warns of %s', (variable, hint) => {
  const [sentence, ...others] = misspelled({ [variable]: 'hidden' })
  expect(sentence).toContain(`${variable} is not a setting and has no effect. `)
  expect(sentence).toContain(hint)
  expect(sentence).not.toContain('hidden')
  expect(others).toEqual([])
})

it.each([
  'HOME',
  'PATH',
  'HOSTNAME',
  'USER',
  'SMTP_PORT',
  'LANG',
  'NODE_OPTIONS',
  'TMPDIR',
  'PGHOST',
  'SIGN_IN_XERO_ISSUER',
  'TOKEN_KEY_FILE',
  'MAIL',
])('does not warn of %s', (variable) => expect(misspelled({ [variable]: 'x' })).toEqual([]))

it('does not warn of a variable without a value', () => {
  expect(misspelled({ DATABSE_URL: ' ' })).toEqual([])
})
