import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testStorage } from '../../../../test/support/test-storage.ts'
import type { Storage } from '../../../storage/storage.ts'
import { copyLine, copyText } from './copy-text.ts'

let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
})
afterAll(() => storage.close())

it('writes numbers, booleans and nulls as COPY reads them', () => {
  expect(copyLine([1, 2.5, true, false, null, '', 'a\tb\\c\r\n'])).toBe(
    '1\t2.5\ttrue\tfalse\t\\N\t\ta\\tb\\\\c\\r\\n\n',
  )
})

it('writes texts that PostgreSQL reads back unchanged', async () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''))
  const special = fc.constantFrom('\\N', '\\.', '\\', '\t', '\n', '\r\n', "'", '"', ' a ', '\\\\N')
  const value = fc.option(fc.oneof(text, special))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 20 }), async (rows) => {
      const read = await storage.withConnection(async ({ query, copyIn }) => {
        await query('create temporary table copied (line serial, a text, b text)')
        await copyIn('copy copied (a, b) from stdin', copyText(once(rows)))
        const found = await query('select a, b from copied order by line')
        await query('drop table copied')
        return found.rows.map(({ a, b }) => [a, b])
      })
      expect(read).toEqual(rows)
    }),
    { numRuns: 50 },
  )
})

async function* once<T>(item: T) {
  yield item
}
