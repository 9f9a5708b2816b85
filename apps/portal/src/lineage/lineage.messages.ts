import { catalogue } from '@tributary/sdk/common'

export const lineageText = catalogue('portal.lineage', {
  title: 'Where a number comes from',
  summary: 'From the system to the people who see it.',
  ownSummary: 'From the system to you. You see only what was granted to you.',
  loading: 'Loading where numbers come from',
  none: 'No connectors and no areas yet.',
})
