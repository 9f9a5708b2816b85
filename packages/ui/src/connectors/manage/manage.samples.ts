import type { ClientConnector } from '@tributary/domain'
import { assignedTo, connector, log, logs, minutesAgo } from '../connectors.samples.ts'

const shop = (id: number, name: string, facts: Partial<ClientConnector> = {}) =>
  connector({
    id,
    name,
    originalName: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
    key: `woo-${String(id).padStart(2, '0')}`,
    log: log({
      manuallyTriggeredAt: minutesAgo(25),
      automaticallyTriggeredAt: minutesAgo(90),
      completedAt: minutesAgo(20),
    }),
    ...facts,
  })

/** The shops of an organisation, one in each state. */
export const shops: readonly ClientConnector[] = [
  shop(1, 'Kauri Gift Store', { schedule: '30 6 * * 1-5', ...assignedTo(5) }),
  shop(2, 'Harbour & Pine Online', { schedule: '0 7-19 * * *', ...assignedTo(12) }),
  shop(3, 'Pine Street Subscriptions', { schedule: '0 5 * * *', ...assignedTo(2) }),
  shop(4, 'Wharfside Trade Counter', { status: 'DISCONNECTED', ...assignedTo(1) }),
  shop(5, 'Lakeside Hampers — Corporate Gifting and Wholesale, South Island and the Chathams', {
    schedule: null,
    ...assignedTo(1),
  }),
  shop(6, 'Market stall', { status: 'PAUSED', log: logs.refreshing }),
  shop(7, 'Old Mill Bakery (closed)', { status: 'DELETED' }),
]

/** Returns the shop with this id, with changes. */
export const shopOf = (id: number, changes: Partial<ClientConnector> = {}): ClientConnector => ({
  ...(shops.find((one) => one.id === id) ?? shop(id, 'Shop')),
  ...changes,
})

export const reasonOf = ({ id }: ClientConnector): string | undefined =>
  id === 4 ? 'API keys were rotated and the old ones revoked.' : undefined
