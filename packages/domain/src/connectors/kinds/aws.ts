import type { ConnectorKind } from './kind.ts'

/** Amazon Web Services cost data. */
export const aws = {
  type: 'aws',
  displayName: 'AWS',
  category: 'Cloud cost',
  // AWS charges for every request, and updates costs a few times a day.
  shortestInterval: 6 * 60,
  properties: [
    { name: 'aws.region', about: 'address', input: 'text', required: true },
    { name: 'aws.accessKeyId', about: 'sign-in', input: 'text' },
    { name: 'aws.secretAccessKey', about: 'sign-in', input: 'text', secret: true },
    { name: 'aws.startDate', about: 'data', input: 'date', required: true },
    { name: 'aws.granularity', about: 'data', input: 'text', required: true },
  ],
} as const satisfies ConnectorKind
