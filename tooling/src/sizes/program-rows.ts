import type { SizeRow } from './size-row.ts'

const line = /^(?<name>.+): (?<size>[\d.]+) kB of (?<limit>[\d.]+) kB/gm

/** Reads the programs that a package has measured from lines such as "two calls: 9.98 kB of 10 kB". */
export const programRows = (output: string): SizeRow[] =>
  [...output.matchAll(line)].map(({ groups: { name = '', size = '', limit = '' } = {} }) => ({
    kind: 'program',
    name,
    script: { bytes: Math.round(Number(size) * 1_000), limit: Math.round(Number(limit) * 1_000) },
  }))
