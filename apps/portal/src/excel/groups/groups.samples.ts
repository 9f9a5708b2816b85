import { olga } from '../../approvals/approvals.samples.ts'
import { fakeBackend, unreachable } from '../../test/fake-backend.ts'

type Row = Record<string, unknown>
type Body = Record<string, unknown>

const statuses = [
  { Id: 's1', Name: 'Active' },
  { Id: 's2', Name: 'Locked' },
  { Id: 's3', Name: 'Archived' },
]

const subarea = (Id: string, Name: string) => ({
  Id,
  Name,
  Status: statuses[0],
  listOrder: 1,
  AreasSubareas: [],
  comOrganisationId: 'acme',
})

const area = (Id: string, Name: string, linked: readonly [string, string][] | 'automatic') => ({
  Id,
  Name,
  Status: statuses[0],
  SubareaLinkType: linked === 'automatic' ? 'automatic' : 'custom',
  Subareas: linked === 'automatic' ? [] : linked.map(([id, name]) => ({ Id: id, Name: name })),
  AllCurrentAndFuture: linked === 'automatic',
  comOrganisationId: 'acme',
})

const milestone = (Id: string) => ({
  Id: Id.toLowerCase(),
  Name: Id,
  Status: statuses[0],
  versionId: 'b27',
  listOrder: 1,
})

/** A combination as the server returns it. */
export const combination = (areaId: string, subareaId: string): Row => ({
  B2SAreaId: areaId,
  B2SSubareaId: subareaId,
  B2SAreaSubarea: { AreaId: areaId, SubareaId: subareaId },
  B2SAreaAllCurrentAndFuture: false,
  B2SSubAreaAllCurrentAndFuture: false,
})

/** A group as the server returns it. */
export const group = (Id: string, Name: string, grants: Row[] = [], milestones: Row[] = []): Row => ({
  Id,
  Name,
  Status: statuses[0],
  comOrganisationId: 'acme',
  PermissionGroupAreasSubAreas: grants,
  B2SGroupVersionMilestones: milestones,
})

const keyOf = (body: Body) =>
  JSON.stringify([
    body.areaId ?? body.versionId ?? null,
    body.subAreaId ?? body.milestoneId ?? null,
    body.subAreaAllCurrentAndFuture ?? body.milestoneAllCurrentAndFuture ?? false,
  ])

/** The stored row of a grant request. */
const rowOf = (body: Body): Row =>
  'versionId' in body
    ? {
        B2SVersionId: body.versionId,
        B2SMilestoneId: body.milestoneId,
        B2SMilestoneAllCurrentAndFuture: body.milestoneAllCurrentAndFuture,
      }
    : {
        B2SAreaId: body.areaId,
        B2SSubareaId: body.subAreaId,
        B2SAreaSubarea:
          body.areaId && body.subAreaId ? { AreaId: body.areaId, SubareaId: body.subAreaId } : null,
        B2SAreaAllCurrentAndFuture: body.areaAllCurrentAndFuture,
        B2SSubAreaAllCurrentAndFuture: body.subAreaAllCurrentAndFuture,
      }

const bodyOf = (row: Row): Body =>
  'B2SVersionId' in row
    ? {
        versionId: row.B2SVersionId,
        milestoneId: row.B2SMilestoneId,
        milestoneAllCurrentAndFuture: row.B2SMilestoneAllCurrentAndFuture,
      }
    : {
        areaId: row.B2SAreaId,
        subAreaId: row.B2SSubareaId,
        subAreaAllCurrentAndFuture: row.B2SSubAreaAllCurrentAndFuture,
      }

const AREAS = '/permission-groups/area-subarea'
const MILESTONES = '/permission-groups/version-milestone'

/** A write that fails, counted from 0: it is refused, or its response is lost. */
export type Failing = { at: number; how: 'refused' | 'lost' } | null

/**
 * A backend that stores groups. Its structure: Revenue with North and South, Cash with every sub-area, and a budget with
 * two milestones.
 */
export function groupsBackend(...rows: Row[]) {
  const stored = { groups: rows }
  const sent: { call: string; body: Body }[] = []
  const failing: { next: Failing } = { next: null }
  let writes = 0

  const find = (id: unknown) => stored.groups.find((one) => one.Id === id)
  const change = (id: unknown, changes: Row) => {
    stored.groups = stored.groups.map((one) => (one.Id === id ? { ...one, ...changes } : one))
  }
  const notFound = () => Response.json({ statusCode: 404, message: 'Not found.' }, { status: 404 })

  /** Records a request, and makes it fail if it is the one that should. */
  const recorded =
    (call: string, work: (body: Body) => object) =>
    ({ body }: { body: unknown }) => {
      // The body as the SDK sent it. Tests compare it as a whole.
      const request = body as Body
      sent.push({ call, body: request })
      const fault = failing.next && failing.next.at === writes ? failing.next.how : null
      writes += 1
      if (fault === 'refused') return Response.json({ statusCode: 400, message: 'Not now.' }, { status: 400 })
      const answer = work(request)
      if (fault === 'lost') return unreachable()
      return answer
    }
  const save = (body: Body) => {
    const id = body.id ?? `new-${stored.groups.length}`
    const known = find(id)
    if (body.id && !known) return notFound()
    if (known) change(id, { Name: body.name })
    else stored.groups = [...stored.groups, group(String(id), String(body.name))]
    return { message: 'Saved.', data: find(id), id }
  }
  const grants =
    (field: 'PermissionGroupAreasSubAreas' | 'B2SGroupVersionMilestones', on: boolean) => (body: Body) => {
      const known = find(body.groupId)
      if (!known) return notFound()
      // The rows that this file has created.
      const now = known[field] as Row[]
      const others = now.filter((row) => keyOf(bodyOf(row)) !== keyOf(body))
      if (!on && others.length === now.length) return notFound()
      change(body.groupId, { [field]: on ? [...others, rowOf(body)] : others })
      return { message: 'Done.', data: find(body.groupId) }
    }
  const areas = 'PermissionGroupAreasSubAreas'
  const milestones = 'B2SGroupVersionMilestones'
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    'GET /approvals': [],
    'GET /statuses': statuses,
    'GET /areas': [
      area('rev', 'Revenue', [
        ['n', 'North'],
        ['s', 'South'],
      ]),
      area('cash', 'Cash', 'automatic'),
    ],
    'GET /subareas': [subarea('n', 'North'), subarea('s', 'South'), subarea('w', 'West')],
    'GET /versions': [
      {
        Id: 'b27',
        Name: 'Budget 2027',
        Status: statuses[0],
        Milestones: [milestone('Draft'), milestone('Final')],
        comOrganisationId: 'acme',
      },
    ],
    'GET /permission-groups': () => [...stored.groups],
    'POST /permission-groups': recorded('save', save),
    'POST /permission-groups/status': recorded('status', ({ groupId, statusId }) => {
      change(groupId, { Status: statuses.find(({ Id }) => Id === statusId) })
      return { message: 'Saved.', data: find(groupId) }
    }),
    'DELETE /permission-groups/groups': recorded('delete', ({ groupId }) => {
      stored.groups = stored.groups.filter((one) => one.Id !== groupId)
      return { message: 'Deleted.', data: null }
    }),
    [`POST ${AREAS}`]: recorded('grant', grants(areas, true)),
    [`DELETE ${AREAS}`]: recorded('revoke', grants(areas, false)),
    [`POST ${MILESTONES}`]: recorded('grant', grants(milestones, true)),
    [`DELETE ${MILESTONES}`]: recorded('revoke', grants(milestones, false)),
  })
  /** The grants of a group in short form: `rev n`, `cash *`, `* s`, `b27 draft`. */
  const granted = (name: string): string[] => {
    const found = stored.groups.find((one) => one.Name === name)
    const all = found ? [...(found[areas] as Row[]), ...(found[milestones] as Row[])] : []
    return all
      .map((row) =>
        'B2SVersionId' in row ? [row.B2SVersionId, row.B2SMilestoneId] : [row.B2SAreaId, row.B2SSubareaId],
      )
      .map((ids) => ids.map((id) => id ?? '*').join(' '))
      .toSorted()
  }
  return { ...backend, stored, sent, failing, granted, change }
}
