import type { AreaGrant, Id, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import * as z from 'zod/mini'
import { status } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, orNull, text } from './wire/fields.ts'
import { holds } from './wire/holds.ts'
import { trusted } from './wire/trusted.ts'

const areaRow = z.looseObject({
  /** The area; null if the row is about every area. */
  B2SAreaId: orNull(id),
  /** The sub-area; null if the row is about every sub-area. */
  B2SSubareaId: orNull(id),
  /** The link of a single combination; null otherwise. */
  B2SAreaSubarea: orNull(
    z.looseObject({
      /** The area of the combination. */
      AreaId: id,
      /** The sub-area of the combination. */
      SubareaId: id,
    }),
  ),
  /** Whether the sub-area is granted in all current and future areas. */
  B2SAreaAllCurrentAndFuture: flag,
  /** Whether the area is granted with all current and future sub-areas. */
  B2SSubAreaAllCurrentAndFuture: flag,
})
type AreaRow = z.output<typeof areaRow>

function readAreaGrant(row: AreaRow): AreaGrant[] {
  const areaId = row.B2SAreaSubarea?.AreaId ?? row.B2SAreaId
  const subareaId = row.B2SAreaSubarea?.SubareaId ?? row.B2SSubareaId
  if (row.B2SSubAreaAllCurrentAndFuture) return areaId === null ? [] : [{ kind: 'whole-area', areaId }]
  if (row.B2SAreaAllCurrentAndFuture) return subareaId === null ? [] : [{ kind: 'whole-subarea', subareaId }]
  return areaId === null || subareaId === null ? [] : [{ kind: 'combination', areaId, subareaId }]
}

const writeAreaGrant = (grant: AreaGrant): AreaRow => {
  const { areaId, subareaId } = areaIds(grant)
  return {
    B2SAreaId: areaId,
    B2SSubareaId: subareaId,
    B2SAreaSubarea:
      grant.kind === 'combination' ? { AreaId: grant.areaId, SubareaId: grant.subareaId } : null,
    B2SAreaAllCurrentAndFuture: grant.kind === 'whole-subarea',
    B2SSubAreaAllCurrentAndFuture: grant.kind === 'whole-area',
  }
}

/** Returns the two ids of a grant. Null means every one. */
export const areaIds = (grant: AreaGrant): { areaId: Id | null; subareaId: Id | null } => ({
  areaId: 'areaId' in grant ? grant.areaId : null,
  subareaId: 'subareaId' in grant ? grant.subareaId : null,
})

const milestoneRow = z.looseObject({
  /** The version. */
  B2SVersionId: orNull(id),
  /** The milestone; null if the row is about every milestone. */
  B2SMilestoneId: orNull(id),
  /** Whether all current and future milestones of the version are granted. */
  B2SMilestoneAllCurrentAndFuture: flag,
})
type MilestoneRow = z.output<typeof milestoneRow>

function readMilestoneGrant(row: MilestoneRow): MilestoneGrant[] {
  const { B2SVersionId: versionId, B2SMilestoneId: milestoneId } = row
  if (versionId === null) return []
  if (row.B2SMilestoneAllCurrentAndFuture) return [{ kind: 'whole-version', versionId }]
  return milestoneId === null ? [] : [{ kind: 'milestone', versionId, milestoneId }]
}

const writeMilestoneGrant = (grant: MilestoneGrant): MilestoneRow => ({
  B2SVersionId: grant.versionId,
  B2SMilestoneId: grant.kind === 'milestone' ? grant.milestoneId : null,
  B2SMilestoneAllCurrentAndFuture: grant.kind === 'whole-version',
})

/** A list of grants. An unknown row is dropped, because reading it could grant more than it means. */
const areaGrants = z.codec(z.nullish(z.array(areaRow)), trusted<AreaGrant[]>(), {
  decode: (rows) => (rows ?? []).flatMap(readAreaGrant),
  encode: (grants) => grants.map(writeAreaGrant),
})
const milestoneGrants = z.codec(z.nullish(z.array(milestoneRow)), trusted<MilestoneGrant[]>(), {
  decode: (rows) => (rows ?? []).flatMap(readMilestoneGrant),
  encode: (grants) => grants.map(writeMilestoneGrant),
})

export const securityGroup = entity<SecurityGroup>({
  id: ['Id', id],
  name: ['Name', text],
  status: ['Status', orNull(status)],
  organisationId: ['comOrganisationId', id],
  areaGrants: ['PermissionGroupAreasSubAreas', areaGrants],
  milestoneGrants: ['B2SGroupVersionMilestones', milestoneGrants],
})

/** Whether the group had the grant when the caller last saw it. */
type SeenGrant = {
  /** The state the caller last saw. If it has changed since, the response is 409. */
  expected?:
    | {
        /** Whether the group had the grant. */
        granted: boolean
      }
    | undefined
}
const expected = z.optional(
  z.strictObject({
    /** Whether the group had the grant. */
    granted: z.boolean(),
  }),
)

/** A grant of areas and sub-areas, to give to a group or to revoke. */
export type AreaGrantRequest = {
  /** The group that gets or loses the grant. */
  groupId: Id
  /** The areas and sub-areas. */
  grant: AreaGrant
} & SeenGrant

/** A grant of versions and milestones, to give to a group or to revoke. */
export type MilestoneGrantRequest = {
  /** The group that gets or loses the grant. */
  groupId: Id
  /** The version or milestone. */
  grant: MilestoneGrant
} & SeenGrant

const seen = ({ expected: what }: SeenGrant): SeenGrant => (what ? { expected: what } : {})

const areaGrantWire = z
  .strictObject({
    /** The group that gets or loses the grant. */
    groupId: id,
    /** The area; null for every area. */
    areaId: z.nullable(id),
    /** The sub-area; null for every sub-area. */
    subAreaId: z.nullable(id),
    /** Whether the grant is about all current and future areas of the sub-area. */
    areaAllCurrentAndFuture: z.boolean(),
    /** Whether the grant is about all current and future sub-areas of the area. */
    subAreaAllCurrentAndFuture: z.boolean(),
    /** The state the caller last saw. If it has changed since, the response is 409. */
    expected,
  })
  .check(holds((wire) => grantsIn(wire).length === 1))

const grantsIn = (wire: {
  areaId: Id | null
  subAreaId: Id | null
  areaAllCurrentAndFuture: boolean
  subAreaAllCurrentAndFuture: boolean
}): AreaGrant[] => {
  const { areaId, subAreaId: subareaId } = wire
  const every = [wire.areaAllCurrentAndFuture, wire.subAreaAllCurrentAndFuture].filter(Boolean).length
  if (areaId !== null && subareaId !== null) return every ? [] : [{ kind: 'combination', areaId, subareaId }]
  if (every !== 1) return []
  if (areaId !== null) return wire.subAreaAllCurrentAndFuture ? [{ kind: 'whole-area', areaId }] : []
  return subareaId !== null && wire.areaAllCurrentAndFuture ? [{ kind: 'whole-subarea', subareaId }] : []
}

/** Exactly one of three shapes: a combination, a whole area, or a whole sub-area. */
export const areaGrantRequest = z.codec(areaGrantWire, trusted<AreaGrantRequest>(), {
  decode: (wire) => ({ groupId: wire.groupId, grant: theOne(grantsIn(wire)), ...seen(wire) }),
  encode: ({ groupId, grant, ...rest }) => {
    const { areaId, subareaId } = areaIds(grant)
    return {
      groupId,
      areaId,
      subAreaId: subareaId,
      areaAllCurrentAndFuture: grant.kind === 'whole-subarea',
      subAreaAllCurrentAndFuture: grant.kind === 'whole-area',
      ...seen(rest),
    }
  },
})

const milestoneGrantWire = z
  .strictObject({
    /** The group that gets or loses the grant. */
    groupId: id,
    /** The version. */
    versionId: id,
    /** The milestone; null for every milestone. */
    milestoneId: z.nullable(id),
    /** Always false: all versions together cannot be granted. */
    versionAllCurrentAndFuture: z.literal(false),
    /** Whether the grant is about all current and future milestones of the version. */
    milestoneAllCurrentAndFuture: z.boolean(),
    /** The state the caller last saw. If it has changed since, the response is 409. */
    expected,
  })
  .check(holds((wire) => wire.milestoneAllCurrentAndFuture === (wire.milestoneId === null)))

/** One milestone, or a whole version. All versions together cannot be granted. */
export const milestoneGrantRequest = z.codec(milestoneGrantWire, trusted<MilestoneGrantRequest>(), {
  decode: ({ groupId, versionId, milestoneId, ...rest }): MilestoneGrantRequest => ({
    groupId,
    ...seen(rest),
    grant:
      milestoneId === null
        ? { kind: 'whole-version', versionId }
        : { kind: 'milestone', versionId, milestoneId },
  }),
  encode: ({ groupId, grant, ...rest }) => ({
    groupId,
    ...seen(rest),
    versionId: grant.versionId,
    milestoneId: grant.kind === 'milestone' ? grant.milestoneId : null,
    versionAllCurrentAndFuture: false as const,
    milestoneAllCurrentAndFuture: grant.kind === 'whole-version',
  }),
})

// The check of the wire form guarantees exactly one grant.
function theOne(grants: AreaGrant[]): AreaGrant {
  const [grant] = grants
  if (!grant) throw new Error('This is not a grant.')
  return grant
}
