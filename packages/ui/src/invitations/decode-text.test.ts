import { setLanguage } from '@tributary/sdk/common'
import { afterEach, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

afterEach(() => setLanguage(null))

it.each([
  ['UTF-8', [0x4d, 0xc3, 0xbc, 0x6c], 'Mül'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4d], 'M'],
  ['UTF-16 of little endian', [0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00], 'Mü'],
  ['UTF-16 of big endian', [0xfe, 0xff, 0x00, 0x4d, 0x00, 0xfc], 'Mü'],
  ['Windows-1252', [0x4d, 0xfc, 0x6c], 'Mül'],
  ['an empty file', [], ''],
])('is read from %s', (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text)
})

it('reads the code page of Windows for Arabic', () => {
  setLanguage({ tag: 'ar', direction: 'rtl', catalogues: {} })
  expect(decodeText(new Uint8Array([0xe3, 0xed]))).toBe('مي')
})
