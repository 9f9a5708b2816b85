import { catalogue, formatNumber, plural } from '@tributary/sdk/common'

export const heatMapText = catalogue('ui.connectors.heat-map', {
  heading: 'Refreshes',
  summary: 'Each connector by day or hour, the worst first.',
  period: 'Period',
  spans: { days: '14 days', hours: '24 hours' },
  view: 'View',
  views: { map: 'Map', table: 'Table' },
  figures: {
    onTime: 'On time',
    failing: 'Failing',
    oldest: 'Oldest data',
    rowsToday: 'Rows today',
  },
  loading: 'Loading refreshes',
  none: 'No connectors yet.',
  grid: { days: 'Refreshes by connector and day', hours: 'Refreshes by connector and hour' },
  connector: 'Connector',
  state: 'State',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Cancelled',
  rows: 'Rows',
  next: 'Next refresh',
  legend: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    mixed: 'Some failed',
    running: 'Running',
    upcoming: 'Scheduled',
    none: 'No refresh',
  },
  clash: 'Three or more at the same time',
  clashAt: (time: string, count: number) => `${formatNumber(count)} connectors start at ${time}.`,
  moreClashes: (count: number) => plural(count, { one: '# more such time.', other: '# more such times.' }),
  showMore: (count: number) =>
    plural(count, { one: 'Show # more connector', other: 'Show # more connectors' }),
})
