import { kindOf } from '@tributary/domain'

/** Messages of connection tests, in addition to those of sources and targets. */
export const connectionTestMessages = {
  unsupported: (type: string) =>
    kindOf(type)?.withoutManifest ?? 'Tributary cannot test this connector type.',
  noCredentials: 'No database credentials are stored. Enter them on the page Table synchronisation.',
  otherType: 'This connector has a different type.',
  tookTooLong: 'The test took longer than a minute and was stopped. Try again later.',
} as const
