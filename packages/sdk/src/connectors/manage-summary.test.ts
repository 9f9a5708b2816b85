import { describe, expect, it } from 'vitest'
import { manageSummary } from './manage-summary.ts'

describe('the line below the title of the management screen', () => {
  const connectors = (...statuses: string[]) => statuses.map((status) => ({ status }))

  it.each([
    [connectors(), '0 connectors.'],
    [connectors('CONNECTED'), '1 connector.'],
    [connectors('ACTIVE', 'connected', 'DISCONNECTED'), '3 connectors, 1 disconnected.'],
    [connectors('CONNECTED', 'DELETED'), '1 connector, 1 deleted.'],
    [connectors('PAUSED', 'DISCONNECTED', 'DELETED'), '2 connectors, 1 disconnected, 1 deleted.'],
  ])('counts the connectors [CONNMAN-09]', (all, sentence) => {
    expect(manageSummary(all)).toBe(sentence)
  })
})
