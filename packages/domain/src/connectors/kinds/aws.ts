import type { ConnectorKind } from './kind.ts'

/** Amazon Web Services cost data. */
export const aws = {
  type: 'aws',
  displayName: 'AWS',
  category: 'Cloud cost',
  // AWS charges for every request, and updates costs a few times a day.
  shortestInterval: 6 * 60,
  properties: [
    { name: 'aws.region', input: 'text', required: true },
    { name: 'aws.accessKeyId', input: 'text' },
    { name: 'aws.secretAccessKey', input: 'text', secret: true },
    { name: 'aws.startDate', input: 'date', required: true },
    { name: 'aws.granularity', input: 'text', required: true },
  ],
} as const satisfies ConnectorKind
