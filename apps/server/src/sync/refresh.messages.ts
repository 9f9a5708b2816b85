import { displayNameOf, kindOf } from '@tributary/domain'

export const refreshMessages = {
  started: 'The refresh has started.',
  notStarted: 'The refresh could not be started.',
  running: 'A refresh of this connector is already running.',
  notConnected: 'This connector is not connected. Reconnect it before refreshing.',
  fullOnlyBySuperadmin: 'Only a super administrator may start a full refresh.',
  switchedOff: 'Refreshing connectors is switched off on this installation.',
  superseded: 'This refresh took too long and was replaced by a newer one.',
  unsupported: (type: string) =>
    `Tributary cannot fetch data from ${displayNameOf(type)} yet. ${kindOf(type)?.withoutManifest ?? 'Your existing data is unchanged.'}`,
}
