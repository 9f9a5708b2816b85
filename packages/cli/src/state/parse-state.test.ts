import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseState } from './parse-state.ts'

const faultsOf = (text: string) => parseState(text).faults

describe('a file', () => {
  it('with connectors and a structure has no faults', () => {
    const text =
      'format: 1\nconnectors:\n  - { name: Shop, type: ftp, properties: { ftp.password: { fromEnv: PASSWORD } } }\nexcel:\n  entities: [North]\n'
    expect(parseState(text)).toMatchObject({
      faults: [],
      state: { connectors: [{ name: 'Shop' }], excel: { entities: ['North'] } },
    })
  })

  it('in JSON is a file as well', () => {
    expect(faultsOf('{ "format": 1, "connectors": [] }')).toEqual([])
  })

  it.each([
    ['without a format', 'connectors: []\n', 1, 'format must be 1.'],
    ['of another format', 'format: 2\n', 1, 'format must be 1.'],
    ['with an unknown field', 'format: 1\nconectors: []\n', 2, 'The file has an unknown field "conectors".'],
    [
      'with an unknown field of a connector',
      'format: 1\nconnectors:\n  - name: Shop\n    type: ftp\n    pasword: x\n',
      5,
      'connectors[0] has an unknown field "pasword".',
    ],
    [
      'with a connector without a type',
      'format: 1\nconnectors:\n  - name: One\n    type: ftp\n  - name: Two\n',
      5,
      'connectors[1].type must be a string. It is missing or has a different type.',
    ],
    [
      'with a number as a name',
      'format: 1\nexcel:\n  entities:\n    - 7\n',
      4,
      'excel.entities[0] must be a string. It is missing or has a different type.',
    ],
    [
      'that is not an object',
      '- 1\n',
      1,
      'The file must be an object. It is missing or has a different type.',
    ],
  ])('%s shows the line', (_, text, line, message) => {
    expect(faultsOf(text)).toContainEqual({ line, message })
  })

  it('shows every fault', () => {
    expect(faultsOf('format: 1\nconnectors:\n  - { type: ftp }\n  - { name: Two }\n')).toHaveLength(2)
  })

  it.each([
    ['a repeated key', 'format: 1\nformat: 1\n'],
    ['broken YAML', 'format: [1\n'],
    ['more than one document', 'format: 1\n---\nformat: 1\n'],
  ])('with %s is refused', (_, text) => {
    expect(faultsOf(text)).not.toEqual([])
  })

  it('with aliases is refused, so that a small file cannot become a large one', () => {
    expect(faultsOf('format: 1\nconnectors: &a []\nexcel: { entities: *a }\n')).toEqual([
      { line: 3, message: 'The file has an alias of YAML (*name). Write the value out.' },
    ])
  })
})

it('the file in the documentation has no faults', () => {
  const page = readFileSync(new URL('../../../../docs/develop/cli.md', import.meta.url), 'utf8')
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
  expect(parseState(text)).toMatchObject({ faults: [], state: { connectors: [{ name: 'Warehouse files' }] } })
})
