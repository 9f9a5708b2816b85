import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listUnsentMails } from './operations.ts'
import { requestFaults } from './request-faults.ts'
import { listWebhookDeliveries } from './webhooks.ts'

const faultsOf = (query: z.ZodMiniType | undefined, limit: string) =>
  requestFaults(query ? (z.safeParse(query, { limit }).error?.issues ?? []) : [], 'query')

it.each(['0', '1001', '-1', '1.5', 'abc', ''])('names the range of a limit that is "%s"', (limit) => {
  expect(faultsOf(listUnsentMails.query, limit)).toEqual([
    'query.limit must be a whole number from 1 to 1,000.',
  ])
  expect(faultsOf(listWebhookDeliveries.query, limit)).toEqual([
    'query.limit must be a whole number from 1 to 100.',
  ])
})

it.each(['1', '100'])('accepts a limit of %s', (limit) => {
  expect(faultsOf(listWebhookDeliveries.query, limit)).toEqual([])
})
