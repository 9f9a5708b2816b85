import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExactJson } from '../../http/exact-json.ts'
import { newBudget } from './budget.ts'
import { evaluate } from './evaluate.ts'
import { ExpressionError } from './expression-error.ts'
import { parseExpression } from './parse-expression.ts'
import { readTemplate } from './template.ts'

const now = new Date('2026-11-21T12:34:56.789Z')
const names = {
  config: { start: '2026-01-31', count: 5, empty: '', nothing: null, yes: true, list: ['a', 'b'] },
  record: { id: 7, name: 'Åse', price: 12.5, tags: [{ id: 1 }, { id: 2 }], 'full name': 'Åse Berg' },
  parameters: { path: 'items' },
}
const evaluated = (text: string) => readTemplate(text).value(names, now)

describe('values', () => {
  it.each([
    ['plain text', 'plain text'],
    ["{{ config['count'] }}", 5],
    ['{{ config.count }}', 5],
    ['{{ record["full name"] }}', 'Åse Berg'],
    ['{{ record.tags[1].id }}', 2],
    ['{{ record.tags[-1]["id"] }}', 2],
    ['{{ record.name[:2] }}', 'Ås'],
    ['{{ record.tags | length }}', 2],
    ['/v1/{{ parameters.path }}/{{ record.id }}', '/v1/items/7'],
    ['{{ config.yes }} and {{ config.nothing }}', 'True and None'],
    ['{{ config.list }}!', "['a', 'b']!"],
    ['', null],
    ['{{ config.empty }}', null],
    ['{{ config.missing }}', null],
    ['{{ config.missing.deeper.still }}', null],
  ])('%s is %j', (text, value) => expect(evaluated(text)).toEqual(value))

  it('keeps the digits of numbers that a double cannot hold', () => {
    const record = parseExactJson('{"id":12345678901234567890}')
    expect(readTemplate('id {{ record.id }}').value({ record }, now)).toBe('id 12345678901234567890')
  })
})

describe('operators', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ** 3 ** 2', 512],
    ['-7 // 2', -4],
    ['-7 % 3', 2],
    ['"a" ~ 1 ~ "b"', 'a1b'],
    ['1 < 2 and 2 <= 2', true],
    ['not config.count == 5', false],
    ['"x" in "axb"', true],
    ['"count" in config', true],
    ['"id" not in record', false],
    ['3 in [1, 2]', false],
    ['config.empty or "usual"', 'usual'],
    ['config.count and "set"', 'set'],
    ['"a" if config.yes else "b"', 'a'],
    ['"a" if config.nothing', null],
    ['config.missing is defined', false],
    ['config.nothing is not none', false],
    ['config.count is not none', true],
    ['"1" == 1', false],
    ['[1, 2] == [1, 2]', true],
    ['{"a": {"b": 1}}["a"]["b"]', 1],
    ['(1, 2)[0]', 1],
  ])('%s is %j', (expression, value) => expect(evaluated(`{{ ${expression} }}`)).toEqual(value))
})

describe('functions, filters and methods', () => {
  it.each([
    ["now_utc().strftime('%Y-%m-%dT%H:%M:%SZ')", '2026-11-21T12:34:56Z'],
    ["now_utc().strftime('%f %z %j %b')", '789000 +0000 325 Nov'],
    ['now_utc().isoformat()', '2026-11-21T12:34:56.789000+00:00'],
    ['today_utc() ~ ""', '2026-11-21'],
    ["(now_utc() - duration('P1M')).strftime('%Y-%m-%d')", '2026-10-21'],
    ["(str_to_datetime('2024-02-29') + duration('P1Y')).strftime('%Y-%m-%d')", '2025-02-28'],
    ["day_delta(-1, format='%Y-%m-%d')", '2026-11-20'],
    ["format_datetime(config.start, '%d/%m/%Y')", '31/01/2026'],
    ["format_datetime(config['start'], '%s')", '1769817600'],
    ["format_datetime(1769817600, '%ms')", '1769817600000'],
    ["format_datetime('31.01.2026 05', '%Y-%m-%dT%H', '%d.%m.%Y %H')", '2026-01-31T05'],
    ["timestamp('2026-01-31T00:00:00+01:00')", 1_769_814_000],
    ['max(2, 10)', 10],
    ["min(['2026-02-01', config.start])", '2026-01-31'],
    ["config.get('missing', 'usual')", 'usual'],
    ["config.missing | default('usual')", 'usual'],
    ["config.empty | default('usual', true)", 'usual'],
    ["'12' | int + 1", 13],
    ["'many' | int", 0],
    ["record.tags | map(attribute='id') | join(',')", '1,2'],
    ["'a,b,c'.split(',')[1]", 'b'],
    ["' x/ '.strip().rstrip('/')", 'x'],
    ["'a-b'.replace('-', '$&')", 'a$&b'],
    ["'user' | hash('md5')", 'ee11cbb19052e40b07aac0ca060c23ee'],
    ["'a:b' | base64encode", 'YTpi'],
    ["'?page=12&x' | regex_search('page=(\\d+)')", '12'],
    ['record.tags | tojson', '[{"id":1},{"id":2}]'],
    ["'a b&c' | urlencode", 'a%20b%26c'],
  ])('%s is %j', (expression, value) => expect(evaluated(`{{ ${expression} }}`)).toEqual(value))
})

describe('statements', () => {
  it.each([
    ['{% if config.count > 9 %}many{% elif config.count > 3 %}some{% else %}few{% endif %}', 'some'],
    ['{%- set size = config.count -%} {{ size * 2 }}', '10'],
    ['{% for tag in record.tags %}{{ tag.id }};{% endfor %}', '1;2;'],
    [
      '{% set ids = [] %}{% for tag in record.tags %}{% set _ = ids.append(tag.id) %}{% endfor %}{{ ids }}',
      '[1, 2]',
    ],
    ['{# {{ not read }} #}x', 'x'],
  ])('%s is %j', (text, value) => expect(evaluated(text)).toEqual(value))
})

describe('attacks', () => {
  it.each([
    'record.constructor',
    'record.__proto__',
    "record['__proto__']",
    "record['constructor']",
    'record.__class__',
    "record.name['constructor']",
    "config.list['length']",
    'config.list.length',
    'config.toString',
    '{}.constructor',
    "{'__proto__': 1}.polluted",
    'now_utc().constructor',
    'now_utc().ms',
    'constructor',
    'globalThis',
    'process',
  ])('%s has no value', (expression) => expect(evaluated(`{{ ${expression} }}`)).toBeNull())

  it.each([
    "record.name.constructor('return 1')()",
    "constructor('return process')",
    "eval('1')",
    "Function('return 1')",
    "require('fs')",
    "config.get.constructor('x')",
    "record.__defineGetter__('id', 1)",
    'record.hasOwnProperty("id")',
    "'x' | constructor",
    "'x' | __proto__",
    "'x' is constructor",
    'range(100)',
    'import os',
    '`1`',
    'a = 1',
    'record.id++',
  ])('%s is refused', (expression) => expect(() => evaluated(`{{ ${expression} }}`)).toThrow(ExpressionError))

  it('changes no prototype with the names of an object', () => {
    evaluated("{{ {'__proto__': {'polluted': 1}} }}")
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('changes no list of a record', () => {
    expect(() => evaluated('{{ config.list.append("c") }}')).toThrow(ExpressionError)
    expect(names.config.list).toEqual(['a', 'b'])
  })

  it.each([
    ['brackets', `{{ ${'('.repeat(5_000)}1${')'.repeat(5_000)} }}`],
    ['minus signs', `{{ ${'-'.repeat(1_500)}1 }}`],
    ['a chain of sums', `{{ 1${'+1'.repeat(900)} }}`],
    ['fields', `{{ record${'.a'.repeat(900)} }}`],
    ['tokens', `{{ [${'1,'.repeat(3_000)}] }}`],
    ['a text', 'x{{ 1 }}'.repeat(5_000)],
    ['statements', '{% if 1 %}'.repeat(200) + '{% endif %}'.repeat(200)],
    ['an unclosed expression', '{{ config.count'],
    ['an unclosed statement', '{% if 1 %}x'],
    ['a replacement that grows', `{{ 'a'${".replace('a', 'aaaaaaaaaa')".repeat(9)} }}`],
    ['nested loops', `${'{% for a in "0123456789" %}'.repeat(7)}x${'{% endfor %}'.repeat(7)}`],
    ['a pattern that backtracks', "{{ 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!' | regex_search('(a+)+$') }}"],
    ['alternatives that backtrack', "{{ 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!' | regex_search('(a|a)*$') }}"],
    ['a pattern with three repetitions', "{{ 'aaa' | regex_search('a*a*a*b') }}"],
    ['a long text for a pattern', "{{ record.long | regex_search('(x+)y') }}"],
    ['a division by zero', '{{ 1 / 0 }}'],
    ['a comparison of a text with a number', "{{ 'a' < 1 }}"],
    ['a sum of a text and a number', "{{ 'a' + 1 }}"],
    ['a huge day', '{{ day_delta(1e300) }}'],
  ])('ends with %s', (_, text) => {
    const given = { ...names, record: { ...names.record, long: 'x'.repeat(100_000) } }
    expect(() => readTemplate(text).value(given, now)).toThrow(ExpressionError)
  })

  it('ends after a second', () => {
    let time = 0
    const budget = newBudget(() => {
      time += 600
      return time
    })
    const list = Array.from({ length: 2_000 }, () => 1)
    const run = () => {
      for (const _ of list) evaluate(parseExpression('1'), { names: {}, now, budget })
    }
    expect(run).toThrow('takes too long')
  })

  it('names no value in a failure', () => {
    const secret = 'hunter2-secret'
    for (const expression of [
      'config.key + 1',
      'config.key < 1',
      'config.key.nothing()',
      'str_to_datetime(config.key)',
    ])
      try {
        readTemplate(`{{ ${expression} }}`).value({ config: { key: secret } }, now)
      } catch (error) {
        expect(String(error)).not.toContain(secret)
      }
    expect.hasAssertions()
  })

  it('fails only as an expression does, whatever the text is', () => {
    const piece = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      'if',
      'else',
      'endif',
      'set',
      'for',
      'in',
      'record',
      '.',
      '[',
      ']',
      '(',
      ')',
      '|',
      "'",
      '"',
      '\\',
      '1',
      '-',
      'x',
      ' ',
      '=',
      'is',
      'not',
      '{',
      '}',
      ':',
      ',',
      '__proto__',
      'constructor',
    )
    const texts = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(' '))
    fc.assert(
      fc.property(texts, (text) => {
        try {
          readTemplate(text).value(names, now)
        } catch (error) {
          if (!(error instanceof ExpressionError)) throw error
        }
      }),
      { numRuns: 3_000 },
    )
  })
})
