import { createClient } from '@tributary/sdk'
import { createFakeBackend } from '@tributary/sdk/testing'
import { expect, it } from 'vitest'
import { latestRunsOfRow } from './latest-runs.ts'

it('does not request the history of rows that have left the page [GLANCE-71]', async () => {
  const asked: (string | null)[] = []
  const backend = createFakeBackend({ open: true, model: false, samples: true })
  backend.on('GET /business2cloud/clients/*/refresh-runs', ({ sent }) => {
    asked.push(sent.query?.get('connectors') ?? null)
    return []
  })
  const client = createClient({ baseUrl: 'http://localhost/backend', fetch: backend.fetch })
  const left = new AbortController()
  void latestRunsOfRow(client, 'acme', 'past', left.signal)
  const stays = latestRunsOfRow(client, 'acme', 'stays', new AbortController().signal)
  left.abort()
  await stays
  expect(asked).toEqual(['stays'])
})
