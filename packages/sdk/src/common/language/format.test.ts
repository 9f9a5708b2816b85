import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from './catalogue.ts'
import { comma, formatDate, formatList, formatNumber, formatRelative, plural } from './format.ts'

const at = new Date('2026-11-21T06:05:00Z')
const show = (tag: string) => setLanguage({ tag, direction: 'ltr', catalogues: {} })

afterEach(() => setLanguage(null))

describe('formats', () => {
  it.each([
    ['en-GB', '12,345', 'a, b and c', '2 hours ago', '21 Nov, 06:05'],
    ['de-DE', '12.345', 'a, b und c', 'vor 2 Stunden', '21. Nov., 06:05'],
    ['ar-u-nu-latn', '12,345', 'a وb وc', 'قبل ساعتين', '21 نوفمبر، 06:05 ص'],
  ])('follow the language %s', (tag, number, list, ago, date) => {
    show(tag)
    const options = {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    } as const
    expect([
      formatNumber(12345),
      formatList(['a', 'b', 'c']),
      formatRelative(-2, 'hour'),
      formatDate(at, options),
    ]).toEqual([number, list, ago, date])
  })

  it('separate a list with the comma of the script', () => {
    const commas = ['en-GB', 'ar-u-nu-latn', 'fa-IR', 'he-IL'].map((tag) => {
      show(tag)
      return comma()
    })
    expect(commas).toEqual([', ', '، ', '، ', ', '])
  })

  it('choose the plural form of the language', () => {
    show('ar-u-nu-latn')
    const users = {
      zero: 'لا مستخدمين',
      one: 'مستخدم واحد',
      two: 'مستخدمان',
      few: '# مستخدمين',
      many: '# مستخدمًا',
      other: '# مستخدم',
    }
    expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, users))).toEqual([
      'لا مستخدمين',
      'مستخدم واحد',
      'مستخدمان',
      '3 مستخدمين',
      '11 مستخدمًا',
      '100 مستخدم',
    ])
  })

  it('use the general form where a language has no other', () => {
    expect([1, 2].map((count) => plural(count, { other: '# rows' }))).toEqual(['1 rows', '2 rows'])
  })
})
