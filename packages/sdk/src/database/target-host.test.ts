import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTargetHost } from './target-host.ts'

describe('a database host', () => {
  it.each([
    ['db.example.com', 'sqlserver', 'db.example.com', 1433],
    [' DB.Example.com ', 'sqlserver', 'db.example.com', 1433],
    ['db.example.com,1434', 'sqlserver', 'db.example.com', 1434],
    ['db.example.com:1434', 'sqlserver', 'db.example.com', 1434],
    ['localhost', 'sqlserver', 'localhost', 1433],
    ['sql_01', 'sqlserver', 'sql_01', 1433],
    ['203.0.113.7', 'sqlserver', '203.0.113.7', 1433],
    ['[2606:4700::1]', 'sqlserver', '2606:4700::1', 1433],
    ['[2606:4700::1]:1434', 'sqlserver', '2606:4700::1', 1434],
    ['[2606:4700::1],1434', 'sqlserver', '2606:4700::1', 1434],
    ['postgres://db.example.com', 'postgres', 'db.example.com', 5432],
    ['postgresql://db.example.com', 'postgres', 'db.example.com', 5432],
    ['POSTGRES://db.example.com:6432', 'postgres', 'db.example.com', 6432],
    ['postgres://[2606:4700::1]:6432', 'postgres', '2606:4700::1', 6432],
    ['postgres', 'sqlserver', 'postgres', 1433],
  ] as const)('%s', (text, engine, host, port) => {
    expect(readTargetHost(text)).toEqual({ engine, host, port })
  })

  it.each([
    [''],
    [' '],
    ['.'],
    ['db..example.com'],
    ['-db.example.com'],
    ['db.example.com.'],
    ['db.example.com,'],
    ['db.example.com,0'],
    ['db.example.com,65536'],
    ['db.example.com,1433;Encrypt=no'],
    ['db.example.com\\SQLEXPRESS'],
    ['tcp:db.example.com,1433'],
    ['user@db.example.com'],
    ['db.example.com/figures'],
    ['db.example.com?encrypt=no'],
    ['db.example.com#x'],
    ['db example'],
    ['db\nexample'],
    ['①②⑦.⓪.⓪.①'],
    ['2606:4700::1'],
    ['[2606:4700::1'],
    ['[fe80::1%eth0]'],
    ['postgres://'],
    ['postgres:db.example.com'],
    ['postgres://db.example.com/'],
    ['postgres://db.example.com/figures'],
    ['postgres://db.example.com?sslmode=disable'],
    ['postgres://user:secret@db.example.com'],
    ['postgres://db.example.com,5432'],
    ['mysql://db.example.com'],
    ['https://db.example.com'],
    [`${'a'.repeat(64)}.example.com`],
    [`${'a.'.repeat(140)}example`],
  ])('%j is not a database host', (text) => {
    expect(readTargetHost(text)).toBeNull()
  })

  it('has only a name or an address, and a port, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readTargetHost(text)
        if (read) expect(read.host).toMatch(/^[a-z0-9._:-]+$/)
      }),
    )
  })
})
