import { expect, it } from 'vitest'
import { keptLine } from './show-plan.ts'

const deletion = (name: string) => ({
  ...({ action: 'delete', what: 'area', name, fields: [] } as const),
  run: () => Promise.resolve(),
})

it('names the items that stay, at most ten of them', () => {
  const all = Array.from({ length: 12 }, (_, at) => deletion(String(at)))
  expect(keptLine(all.slice(0, 1))).toMatch(/^Not in the file, and kept: area 0\. /)
  expect(keptLine(all.slice(0, 10))).toContain('area 9. ')
  expect(keptLine(all)).toContain('area 9 and 2 more. ')
})
