import { expect, it } from 'vitest'
import { secretHostsSentence } from './secret-hosts.ts'

it('names every host that secrets are sent to', () => {
  expect(secretHostsSentence(['api.acme.example', 'login.acme.example'], {})).toBe(
    'Sent to api.acme.example and login.acme.example.',
  )
})

it('replaces a setting in a host once it is entered', () => {
  const hosts = ['{shop}.acme.example']
  expect(secretHostsSentence(hosts, {})).toBe('Sent to {shop}.acme.example.')
  expect(secretHostsSentence(hosts, { 'custom.setting.shop': ' birch ' })).toBe('Sent to birch.acme.example.')
})

it('never shows a secret as part of a host', () => {
  expect(secretHostsSentence(['{key}.acme.example'], { 'custom.secret.key': 's3cret' })).toBe(
    'Sent to {key}.acme.example.',
  )
})

it('returns nothing without hosts', () => {
  expect(secretHostsSentence([], {})).toBeUndefined()
})
