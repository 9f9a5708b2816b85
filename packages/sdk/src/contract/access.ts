import {
  excelKinds,
  type OwnAccess,
  type PastAccess,
  type PastItem,
  type PastMember,
  type SeenItem,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { structureState } from './database.ts'
import { endpoint } from './endpoint.ts'
import { area, entityOfOrganisation, helperTable, subarea, version } from './excel.entities.ts'
import { securityGroup } from './excel.grants.ts'
import { user } from './users.entities.ts'
import { undoable } from './wire/answers.ts'
import { named, ofOrganisation, organisationId } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { id, listOf, orNull, text, textUpTo } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'
import { request } from './wire/request.ts'

export const ownAccess = entity<OwnAccess>({
  user: ['User', orNull(user)],
  areas: ['Areas', listOf(area)],
  subareas: ['Subareas', listOf(subarea)],
  versions: ['Versions', listOf(version)],
  entities: ['Entities', listOf(entityOfOrganisation)],
  helperTables: ['HelperTables', listOf(helperTable)],
  groups: ['Groups', listOf(securityGroup)],
  state: ['StructureState', structureState],
})

export const getOwnAccess = endpoint({
  method: 'GET',
  path: '/me/access',
  summary: 'Get what was granted to the caller in an organisation, and nothing else.',
  level: 'member',
  query: ofOrganisation,
  response: ownAccess,
})

const pastItem = entity<PastItem>({
  id: ['Id', id],
  name: ['Name', text],
  kind: ['Kind', z.literal(excelKinds)],
  parts: ['Parts', z.number()],
})

const seenItem = entity<SeenItem>({ item: ['Item', z.number()], parts: ['Parts', z.number()] })

const pastMember = entity<PastMember>({
  id: ['Id', id],
  name: ['Name', text],
  emailAddress: ['EmailAddress', text],
  role: ['Role', orNull(text)],
  status: ['Status', orNull(text)],
  groups: ['Groups', listOf(named)],
  connectors: ['Connectors', listOf(named)],
  sees: ['Sees', orNull(z.array(seenItem))],
})

export const pastAccess = entity<PastAccess>({
  members: ['Members', listOf(pastMember)],
  items: ['Items', listOf(pastItem)],
  recordedSince: ['RecordedSinceUtc', instant],
  completeSince: ['CompleteSinceUtc', instantOrNull],
  reaches: ['Reaches', z.boolean()],
})

export const getPastAccess = endpoint({
  method: 'GET',
  path: '/access',
  summary: 'Get who had access to what in an organisation before a time.',
  level: 2,
  query: z.strictObject({
    /** The organisation. */
    orgId: id,
    /** The access before this time, as ISO 8601. Without it, the present access. */
    before: z.optional(textUpTo(40)),
  }),
  response: pastAccess,
})

const ids = z.array(id).check(z.maxLength(10_000))

const seen = z.optional(
  z.strictObject({
    /** The ids of the groups the caller last saw. */
    groups: ids,
    /** The ids of the linked entities the caller last saw. */
    entities: ids,
    /** The ids of the linked helper tables the caller last saw. */
    helperTables: ids,
    /** The ids of the assigned connectors the caller last saw. */
    connectors: ids,
  }),
)

const added = z.optional(
  z.strictObject({
    /** The ids of more groups. */
    groups: z.optional(ids),
    /** The ids of more entities. */
    entities: z.optional(ids),
    /** The ids of more helper tables. */
    helperTables: z.optional(ids),
    /** The ids of more connectors. */
    connectors: z.optional(ids),
  }),
)

export const saveUserAccess = endpoint({
  method: 'POST',
  path: '/users/{id}/access',
  summary: 'Change the groups, entities, helper tables and connectors of a user together.',
  level: 2,
  body: request({
    /** The organisation in which the user gets access. */
    organisationId,
    /** The ids of all groups of the user. Unchanged if missing. */
    groups: ['groups', z.optional(ids)],
    /** The ids of all linked entities. Unchanged if missing. */
    entities: ['entities', z.optional(ids)],
    /** Whether all current and future entities are linked. `entities` is then ignored. Unchanged if missing. */
    everyEntity: ['everyEntity', z.optional(z.boolean())],
    /** The ids of all linked helper tables. Unchanged if missing. */
    helperTables: ['helperTables', z.optional(ids)],
    /** The ids of all assigned connectors. Unchanged if missing. */
    connectors: ['connectors', z.optional(ids)],
    /** Added to what the user has at the time of the call, so that two administrators can add at the same time. */
    add: ['add', added],
    /** The links as the caller last saw them. If they have changed since, the response is 409. */
    expected: ['expected', seen],
  }),
  longBody: true,
  response: undoable(user),
  errors: [409],
  outdates: 'connector-types',
})
