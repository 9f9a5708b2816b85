import type { Dice } from '@tributary/fakes/ftp/dice'
import type { FtpSite } from '@tributary/fakes/ftp/ftp-site'
import {
  assignUsers,
  changeSetting,
  createConnector,
  createCustomSource,
  decideApproval,
  getConnector,
  getCustomSource,
  listApprovals,
  listConnectorTypes,
  listEveryConnector,
  listProperties,
  listSettings,
  listUsers,
  saveCustomSource,
  updateProperties,
} from '@tributary/sdk'
import { exampleManifest } from '@tributary/sdk/custom-sources'
import type { Person } from '../person.ts'
import type { Lane, Tally } from '../record.ts'
import { addFtpConnector } from './add-ftp-connector.ts'
import { keyedLane } from './keyed-lane.ts'
import { valueLane } from './value-lane.ts'

type Tools = { person: Person; site: FtpSite; tally: Tally; dice: Dice }

export const recordLanes = async (tools: Tools): Promise<Lane[]> => [
  ...(await steadyLanes(tools)),
  await approvalsLane(tools),
  await keysLane(tools),
]

/** Those that change what exists, and add nothing. */
export const steadyLanes = (tools: Tools): Promise<Lane[]> =>
  Promise.all([propertiesLane(tools), settingLane(tools), assignmentLane(tools), sourceLane(tools)])

/** Two properties that one request changes. */
async function propertiesLane({ person, site, tally }: Tools): Promise<Lane> {
  const { client, orgId } = person
  const params = {
    orgId,
    connectorId: await addFtpConnector(person, site, { name: 'Settings', folder: 'none' }),
  }
  const names = ['ftp.path', 'ftp.username']
  const properties = async () =>
    (await listProperties(client, { params })).filter(({ name }) => names.includes(name))
  const ids = await properties()
  let count = 0
  return valueLane<Record<string, string>>({
    ...{ name: 'two properties', tally, kind: 'half written' },
    read: async () => Object.fromEntries((await properties()).map(({ name, value }) => [name, value])),
    next() {
      count++
      return Object.fromEntries(
        ids.map(({ name }) => [name, name === 'ftp.path' ? `/out${count}` : `user${count}`]),
      )
    },
    write: (values) =>
      updateProperties(client, {
        params,
        body: ids.map(({ id, name }) => ({ id, name, value: values[name] ?? '' })),
      }),
  })
}

function settingLane({ person: { client }, tally }: Tools): Promise<Lane> {
  const key = 'RequireSignUpApproval'
  return valueLane<boolean>({
    ...{ name: 'a setting', tally, kind: 'lost' },
    read: async () => (await listSettings(client)).find((one) => one.key === key)?.value ?? false,
    next: (value) => !value,
    write: (value) => changeSetting(client, { body: { key, value } }),
  })
}

/** The whole set of people assigned to a connector: all of one set, or all of the other. */
async function assignmentLane({ person: { client, orgId }, tally, dice }: Tools): Promise<Lane> {
  const connectors = await listEveryConnector(client, { params: { orgId } })
  const id = connectors.find(({ name }) => name === 'Warehouse files')?.id ?? ''
  const people = (await listUsers(client, { query: { orgId } })).slice(0, 5).map((user) => String(user.id))
  return valueLane<string[]>({
    ...{ name: 'people of a connector', tally, kind: 'half written' },
    async read() {
      const { properties } = await getConnector(client, { params: { id } })
      const { value = '' } = properties.find(({ name }) => name === 'portal.user') ?? {}
      return value
        .split(/[,;\s]+/)
        .filter(Boolean)
        .sort()
    },
    next: () => people.filter(() => dice.chance(60)).sort(),
    write: (users) => assignUsers(client, { params: { id }, body: { users } }),
  })
}

/** Decides requests to join, one after another. */
async function approvalsLane({ person: { client }, tally }: Tools): Promise<Lane> {
  type Statuses = Record<string, string>
  return valueLane<Statuses>({
    ...{ name: 'decided approvals', restMs: DECISION_MS, tally, kind: 'lost' },
    read: async () =>
      Object.fromEntries(
        (await listApprovals(client)).map(({ id, approvalStatus }) => [String(id), approvalStatus]).sort(),
      ),
    next(statuses) {
      const [id] = Object.entries(statuses).find(([, status]) => status === 'PENDING') ?? []
      return id === undefined
        ? undefined
        : { ...statuses, [id]: Number.parseInt(id, 16) % 2 ? 'APPROVED' : 'REJECTED' }
    },
    async write(next, before) {
      const [id, status] = Object.entries(next).find(([one, text]) => before[one] !== text) ?? []
      if (id && (status === 'APPROVED' || status === 'REJECTED'))
        await decideApproval(client, { body: { approvalId: id, approvalStatus: status } })
    },
  })
}

const DECISION_MS = 500
// A user may save a manifest 300 times in ten minutes.
const SAVE_MS = 2_500
const KEYED_MS = 1_000

/** Versions of a custom source. Each version is based on the one before. */
async function sourceLane({ person: { client, orgId }, tally }: Tools): Promise<Lane> {
  type Version = { version: number; text: string }
  const textOf = (number: number) =>
    exampleManifest.replace('name: Acme', 'name: Torture').replace('api.acme', `api${number}.acme`)
  const made = await createCustomSource(client, { params: { orgId }, body: { text: textOf(1) } })
  const params = { orgId, sourceId: made.data.id }
  return valueLane<Version>({
    ...{ name: 'versions of a source', restMs: SAVE_MS, tally, kind: 'lost' },
    async read() {
      const { version, text } = await getCustomSource(client, { params })
      return { version, text }
    },
    next: ({ version }) => ({ version: version + 1, text: textOf(version + 1) }),
    async write({ text }, { version }) {
      await saveCustomSource(client, { params, body: { text, version } })
    },
  })
}

async function keysLane({ person: { client, orgId }, tally }: Tools): Promise<Lane> {
  const sourceConnectorId =
    (await listConnectorTypes(client)).find(({ type }) => type === 'mailchimp')?.id ?? ''
  const params = { orgId }
  return keyedLane({
    tally,
    restMs: KEYED_MS,
    create: (name, idempotencyKey) =>
      createConnector(client, { params, body: { name, sourceConnectorId } }, { idempotencyKey }),
    list: () => listEveryConnector(client, { params }),
  })
}
