import { expect, it } from 'vitest'
import { z } from 'zod'
import { manifestSchema } from './manifest-schema.ts'

it('has a current JSON Schema for editors; `vitest -u` writes it', async () => {
  const schema = z.toJSONSchema(manifestSchema, { io: 'input', target: 'draft-7' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../manifest.schema.json')
})
