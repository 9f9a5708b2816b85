import { alerts } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { getSettings, saveSettings } from './alert-settings.rules.ts'
import { createChannel, deleteChannel, listChannels, testChannel, updateChannel } from './channels.rules.ts'

export function alertsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    alerts,
  )({
    getAlertSettings: ({ caller }) => getSettings(services, caller),
    saveAlertSettings: (call) => saveSettings(services, authorOf(call), call.body),
    listAlertChannels: ({ params }) => listChannels(services, params.orgId),
    createAlertChannel: (call) => createChannel(services, authorOf(call), call.params.orgId, call.body),
    updateAlertChannel: (call) => updateChannel(services, authorOf(call), call.params, call.body),
    deleteAlertChannel: (call) => deleteChannel(services, authorOf(call), call.params),
    testAlertChannel: (call) => testChannel(services, authorOf(call), call.params),
  })
}
