import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../test/any-text.ts'
import { greetingHeading, greetingName, signInGreeting } from './greeting.ts'

describe('an untrusted name', () => {
  it.each([
    ['Sue', 'Sue'],
    ['  Sue   Marsh ', 'Sue Marsh'],
    ["Siobhán O'Neill-Çelik", "Siobhán O'Neill-Çelik"],
    ['李小龍', '李小龍'],
    ['Eli 3rd', 'Eli 3rd'],
    ['Sue\nMarsh', 'Sue Marsh'],
    ['Sue\u0000\u0007', 'Sue'],
    ['\u202eeuS\u202c', 'euS'],
    ['\u2066Sue\u2069\u200f', 'Sue'],
    ['S\u200bue', 'Sue'],
    ['\ufeffSue', 'Sue'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['👍🏽'.repeat(41), '👍🏽'.repeat(40)],
    ['12345', '12345'],
    ['<b>Sue</b>', '<b>Sue</b>'],
  ])('%j is greeted as %j', (raw, name) => {
    expect(greetingName(raw)).toBe(name)
  })

  it.each([
    [null],
    [undefined],
    [''],
    ['   '],
    ['\u200b\u202e'],
    ['visit https://evil.example'],
    ['visit javascript://x'],
    ['see www.evil.example'],
    ['WWW.EVIL'],
    ['w\u200bww.evil.example'],
    ['call 0800 123 456'],
    ['call 555-0199-22'],
    ['٠١٢٣٤٥'],
  ])('rejects %j as a name', (raw) => {
    expect(greetingName(raw)).toBeNull()
  })

  it('has at most 40 visible characters and no link or telephone number', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const name = greetingName(raw)
        if (name === null) return
        expect(name).toBe(name.trim())
        expect(name).not.toMatch(/^$|[\p{Cc}\p{Cf}\p{Cs}]|:\/\/|www\.|(\p{Nd}.*){6}/iu)
        expect(Array.from(new Intl.Segmenter().segment(name)).length).toBeLessThanOrEqual(40)
      }),
    )
  })
})

describe('the greeting [SIGNIN-14, SIGNIN-15, SIGNIN-16, SIGNIN-24, SIGNIN-25, SIGNIN-26]', () => {
  it.each([
    ['a stranger', {}, 'Sign in to Tributary'],
    ['a name in the address', { name: 'Sue' }, 'Welcome back, Sue'],
    ['a name in the cookie', { loggedInName: 'Eli' }, 'Welcome back, Eli'],
    ['both: the address wins', { name: 'Sue', loggedInName: 'Eli' }, 'Welcome back, Sue'],
    [
      'an unusable name in the address',
      { name: 'www.evil.example', loggedInName: 'Eli' },
      'Welcome back, Eli',
    ],
    ['a new registration', { registration: 'success', loggedInName: 'Eli' }, 'Welcome, Eli!'],
    ['a new registration without a name', { registration: 'success' }, 'Welcome!'],
    ['another registration value', { registration: 'failed' }, 'Sign in to Tributary'],
  ])('of %s', (_, visitor, heading) => {
    expect(greetingHeading(signInGreeting(visitor))).toBe(heading)
  })
})
