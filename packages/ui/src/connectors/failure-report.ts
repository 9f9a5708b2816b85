import type { ClientConnector } from '@tributary/domain'

/** Returns the unchanged report of the source about the latest refresh; empty without one. */
export const failureReport = ({ log }: Pick<ClientConnector, 'log'>): string =>
  [...new Set([log?.refreshDetail, log?.error])].filter(Boolean).join('\n\n')
