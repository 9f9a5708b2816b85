import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { capacityFor, tenThousand } from '../bench/scale/capacity.ts'
import { capacityTables } from '../bench/scale/capacity-tables.ts'
import { measured } from '../bench/scale/measured.ts'

const document = readFileSync(resolve(import.meta.dirname, '../../../docs/operate/scale.md'), 'utf8')

describe('docs/operate/scale.md', () => {
  it.each(Object.entries(capacityTables(tenThousand, measured)))(
    'has the derived numbers in its table of %s',
    (_, table) => expect(document).toContain(table),
  )

  it('names the assumptions that its numbers are derived from', () => {
    const { organisations, connectorsEach, refreshSeconds, usersEach, pollSeconds } = tenThousand
    const shown = [
      `${organisations.toLocaleString('en-GB')} organisations`,
      `${connectorsEach} connectors`,
      `${refreshSeconds} seconds`,
      `${usersEach} users`,
      `${pollSeconds} seconds`,
    ]
    for (const words of shown) expect(document).toContain(words)
  })
})

it('derives twice the work from twice the organisations', () => {
  const twice = { ...tenThousand, organisations: 2 * tenThousand.organisations }
  const [one, two] = [capacityFor(tenThousand, measured), capacityFor(twice, measured)]
  expect(two.runsASecond).toBeCloseTo(2 * one.runsASecond)
  expect(two.cores.polls).toBeCloseTo(2 * one.cores.polls)
  expect(two.serversForSlots).toBeGreaterThan(1.9 * one.serversForSlots)
})
