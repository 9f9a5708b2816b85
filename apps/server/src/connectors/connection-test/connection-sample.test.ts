import { describe, expect, it } from 'vitest'
import { SourceFailure } from '../../sync/source-failure.ts'
import type { FirstRows, SampledTable } from '../../sync/sources/source-adapter.ts'
import { connectionSample } from './connection-sample.ts'

const table = (name: string, read?: () => Promise<FirstRows>): SampledTable => ({
  name,
  columns: ['id', 'note'],
  ...(read && { read }),
})
const rows =
  (...values: (string | null)[][]) =>
  async () => ({
    columns: ['id', 'note'],
    rows: values,
    isWhole: true,
  })
const sampleOf = (tables: SampledTable[], secrets: readonly string[] = [], limitMs?: number) =>
  connectionSample({ tables: async () => ({ tables }) }, secrets, limitMs)

describe('the sample of a connection [GLANCE-123]', () => {
  it('has at most five tables, three rows and 80 characters', async () => {
    const long = 'x'.repeat(200)
    const many = rows(['1', long], ['2', ''], ['3', null], ['4', 'd'])
    const tables = Array.from({ length: 7 }, (_, n) => table(`t${n}`, many))
    const sample = await sampleOf(tables)
    expect(sample?.tables.map(({ name }) => name)).toEqual(['t0', 't1', 't2', 't3', 't4'])
    expect(sample?.more).toBe(2)
    expect(sample?.tables[0]?.firstRows).toEqual([
      ['1', 'x'.repeat(80)],
      ['2', null],
      ['3', null],
    ])
    expect(sample?.tables[0]?.rows).toBe(4)
  })

  it('hides secrets before it cuts a value', async () => {
    const secret = 'Crate-42-forklift'
    const value = `${'a'.repeat(75)}${secret}`
    const sample = await sampleOf([table('t', rows([secret, value]))], [secret])
    expect(JSON.stringify(sample)).not.toMatch(/Crate/)
  })

  it('has no rows of a table that cannot be read or costs money to read', async () => {
    const failing = async () => {
      throw new SourceFailure('The table is locked.')
    }
    const sample = await sampleOf([
      table('locked', failing),
      table('charged'),
      table('open', rows(['1', 'a'])),
    ])
    expect(sample?.tables.map(({ firstRows }) => firstRows.length)).toEqual([0, 0, 1])
    expect(sample?.tables[1]?.columns).toEqual(['id', 'note'])
  })

  it('does not wait longer than its limit for a table, and reads none after it', async () => {
    const asked: string[] = []
    const never = () => {
      asked.push('never')
      return new Promise<FirstRows>(() => {})
    }
    const later = async () => {
      asked.push('later')
      return { columns: ['id'], rows: [], isWhole: true }
    }
    const sample = await sampleOf([table('slow', never), table('next', later)], [], 20)
    expect(sample?.tables.map(({ firstRows }) => firstRows)).toEqual([[], []])
    expect(asked).toEqual(['never'])
  })

  it('is null for a source whose tables cannot be listed', async () => {
    const failing = async () => {
      throw new SourceFailure('No list.')
    }
    expect(await connectionSample({ tables: failing }, [])).toBeNull()
    expect(await connectionSample({}, [])).toBeNull()
  })
})
