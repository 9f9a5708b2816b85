import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCount, isOneOf, isPositive, readCommandLine } from '../src/command-options.ts'

const command = {
  usage: 'Usage: pump [--minutes 5] [--engine steam|wind] [tank …]',
  options: {
    minutes: { default: '5', isValid: isPositive },
    engine: { default: 'wind', isValid: isOneOf('steam', 'wind') },
    strokes: { isValid: isCount },
  },
  areWords: (words: readonly string[]) => words.every(isOneOf('north', 'south')),
}

test('options without a value have their default', () => {
  assert.deepEqual(readCommandLine(command, ['--engine', 'steam', 'north']), {
    values: { minutes: '5', engine: 'steam', strokes: '' },
    words: ['north'],
  })
})

test('--help explains the usage and succeeds', () => {
  assert.deepEqual(readCommandLine(command, ['--help']), { explanation: command.usage, code: 0 })
})

for (const [args, why] of [
  [['--minutes', 'abc'], '--minutes cannot be "abc".'],
  [['--minutes', '0'], '--minutes cannot be "0".'],
  [['--engine', 'mysql'], '--engine cannot be "mysql".'],
  [['--strokes', '1.5'], '--strokes cannot be "1.5".'],
  [['west'], 'Unknown: west'],
] as const)
  test(`${args.join(' ')} fails with the usage`, () => {
    assert.deepEqual(readCommandLine(command, args), { explanation: `${why}\n\n${command.usage}`, code: 1 })
  })

test('an unknown option fails with the usage', () => {
  const read = readCommandLine(command, ['--presure', '7'])
  assert.ok('explanation' in read && read.code === 1 && read.explanation.endsWith(command.usage))
})
