import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everyWebhookEvent, parseWebhookEvent } from './webhook-event.ts'

const page = readFileSync(new URL('../../../../docs/develop/webhooks.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json)

it('accepts the examples of the documentation, one of each type', () => {
  expect(examples.map((json) => parseWebhookEvent(json)?.type)).toEqual([...everyWebhookEvent])
  for (const json of examples) expect(parseWebhookEvent(json)).toEqual(JSON.parse(json))
})

it('returns null for other types, other shapes and text that is not JSON', () => {
  for (const body of ['{"type":"other"}', '{"type":"refresh.failed"}', '[]', 'no'])
    expect(parseWebhookEvent(body)).toBeNull()
})
