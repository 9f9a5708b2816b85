import { randomUUID } from 'node:crypto'
import {
  type AlertChannel,
  type AlertChannelKind,
  type AlertEvent,
  alertLimits,
  byName,
} from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import { type Author, auditedOrganisationTransaction, type Facts } from '../audit/audited-transaction.ts'
import { badRequest, conflict, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { portalLinks } from '../mail/portal-links.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { withOrganisation } from '../storage/organisation-scope.ts'
import type { Database } from '../storage/schema.ts'
import { alertsMessages as messages } from './alerts.messages.ts'
import {
  type ChannelRow,
  type ChannelValues,
  changeChannel,
  channelById,
  channelsOf,
  insertChannel,
  lockChannels,
  type OfChannel,
  removeChannel,
  storeChannelError,
  urlPlace,
} from './channels.queries.ts'
import { testMessage } from './sending/chat-message.ts'
import { postToChannel } from './sending/post-to-channel.ts'

type Trx = Transaction<Database>
type Place = { orgId: string; id: string }
type Entered = { name: string; url: string; events: AlertEvent[] }
type Change = { [Name in keyof Entered]?: Entered[Name] | undefined }

/** The channels of an organisation, by name. Their addresses stay here. */
export const listChannels = ({ storage }: Services, orgId: string): Promise<AlertChannel[]> =>
  withOrganisation(storage.db, orgId, async (trx) =>
    (await channelsOf(trx, orgId)).map(channelFrom).toSorted((a, b) => byName(a.name, b.name)),
  )

export const createChannel = (
  services: Services,
  author: Author,
  organisationId: string,
  { kind, ...entered }: Entered & { kind: AlertChannelKind },
): Promise<Written<AlertChannel>> =>
  auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const channel = { organisationId, id: randomUUID() }
    await lockChannels(trx, organisationId)
    if ((await channelsOf(trx, organisationId)).length >= alertLimits.channels)
      throw conflict(messages.tooMany(alertLimits.channels))
    const values = { ...entered, ...sealedUrl(services, channel, entered.url) }
    await insertChannel(trx, channel, kind, values, services.clock())
    const after = { kind, ...factsOf(values) }
    await record({ action: 'alert-channel.created', organisationId, target: channel.id, after })
    return { message: messages.channelCreated, data: await current(trx, channel) }
  })

export const updateChannel = (
  services: Services,
  author: Author,
  place: Place,
  { name, url, events }: Change,
): Promise<Written<AlertChannel>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const channel = ofChannel(place)
    await lockChannels(trx, channel.organisationId)
    const before = await existing(trx, channel)
    const values = {
      ...before,
      ...(name !== undefined && { name }),
      ...(events !== undefined && { events }),
      ...(url !== undefined && sealedUrl(services, channel, url)),
    }
    await changeChannel(trx, channel, values)
    const { organisationId, id: target } = channel
    const facts = { before: factsOf(before), after: factsOf(values) }
    await record({ action: 'alert-channel.changed', organisationId, target, ...facts })
    return { message: messages.channelSaved, data: await current(trx, channel) }
  })

export const deleteChannel = (services: Services, author: Author, place: Place): Promise<Written<null>> =>
  auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    const channel = ofChannel(place)
    const before = factsOf(await existing(trx, channel))
    await removeChannel(trx, channel)
    const { organisationId, id: target } = channel
    await record({ action: 'alert-channel.deleted', organisationId, target, before })
    return { message: messages.channelDeleted, data: null }
  })

/** Posts a test message, and stores whether it was accepted. */
export async function testChannel(
  services: Services,
  author: Author,
  place: Place,
): Promise<Written<AlertChannel>> {
  const { storage, clock, config, secretBox, http } = services
  const channel = ofChannel(place)
  const row = await withOrganisation(storage.db, place.orgId, (trx) => existing(trx, channel))
  await takeAllowance(storage.db, clock(), ['webhook-test', author.caller.userId])
  const message = testMessage(row.kind, portalLinks(config.publicUrl).portal)
  const error = await postToChannel({ secretBox, outbound: http.outbound }, { ...channel, ...row }, message)
  return auditedOrganisationTransaction(services, author, place.orgId, async (trx, record) => {
    await storeChannelError(trx, channel, error)
    const { organisationId, id: target } = channel
    await record({ action: 'alert-channel.tested', organisationId, target })
    return { message: error ? messages.notTested : messages.tested, data: await current(trx, channel) }
  })
}

function ofChannel({ orgId: organisationId, id }: Place): OfChannel {
  if (!isUuid(id)) throw notFound()
  return { organisationId, id }
}

async function existing(trx: Trx, channel: OfChannel): Promise<ChannelRow> {
  const row = await channelById(trx, channel)
  if (!row) throw notFound()
  return row
}

function sealedUrl({ config, secretBox }: Services, channel: OfChannel, url: string) {
  if (!config.allowPrivateTargets && !url.startsWith('https:')) throw badRequest(messages.httpsOnly)
  const { href, host } = new URL(url)
  return { host, sealed: secretBox.seal(href, urlPlace(channel)) }
}

const factsOf = ({ name, host, events }: ChannelValues): Facts => ({ name, host, events: events.join(' ') })

const current = async (trx: Trx, channel: OfChannel) => channelFrom(await existing(trx, channel))

const channelFrom = ({ sealed: _, events, ...row }: ChannelRow): AlertChannel => ({
  ...row,
  events: events as AlertEvent[],
})
