import { adam } from '../../configuration/configuration.samples.ts'
import { fakeBackend, refusal } from '../../test/fake-backend.ts'

const statuses = [
  { Id: 1, Name: 'active' },
  { Id: 2, Name: 'locked' },
  { Id: 3, Name: 'archived' },
]

type Row = Record<string, unknown> & { Id: string; Name: string }

const named = (Name: string) => ({ Id: Name.toLowerCase(), Name })

/** An automatic and active area as the server returns it, with `more` on top. */
export const areaRow = (Name: string, more: Record<string, unknown> = {}): Row => ({
  ...named(Name),
  Status: statuses[0],
  SubareaLinkType: 'automatic',
  Subareas: [],
  AllCurrentAndFuture: true,
  comOrganisationId: 'acme',
  ...more,
})

export const customArea = (Name: string, ...subareas: string[]): Row =>
  areaRow(Name, { SubareaLinkType: 'custom', AllCurrentAndFuture: false, Subareas: subareas.map(named) })

export const subareaRow = (Name: string, ...areas: string[]): Row => ({
  ...named(Name),
  Status: statuses[0],
  listOrder: 1,
  AreasSubareas: areas.map((area) => ({ Area: named(area) })),
  comOrganisationId: 'acme',
})

export const archived = { Status: statuses[2] }
export const AREAS = 'GET /areas'
const SUBAREAS = 'GET /subareas'
export const taken = 'There is already an area of this name.'

const linkedTo = ({ Subareas }: Row) => (Array.isArray(Subareas) ? (Subareas as Row[]) : [])

/** An area as the list has it with `links=custom`. */
const withoutRule = (row: Row): Row => (row.SubareaLinkType === 'automatic' ? { ...row, Subareas: [] } : row)

/** A recorded change. */
type Sent = { call: string; body: unknown }

/**
 * A backend that stores a structure and records changes in `sent`. Adam is signed in, who may delete. It refuses a name
 * that exists, and the calls that match `refuse`.
 */
export function areasBackend({ areas = [] as Row[], subareas = [] as Row[] } = {}) {
  const lists: Record<string, Row[]> = { areas, subareas }
  const sent: Sent[] = []
  let refused: RegExp | null = null
  const note = (call: string, body: unknown) => {
    sent.push({ call, body })
    return refused?.test(`${call} ${JSON.stringify(body)}`) ?? false
  }
  const textOf = (body: unknown, name: string) => String(Reflect.get(Object(body), name) ?? '')
  const add = (kind: string, row: (name: string) => Row) => (body: unknown) => {
    const name = textOf(body, 'name')
    if (note(`POST /${kind}`, body)) return refusal(400, 'Not now.')
    if (lists[kind]?.some(({ Name }) => Name === name)) return refusal(409, taken)
    lists[kind] = [...(lists[kind] ?? []), row(name)]
    return { message: 'Saved.', data: row(name) }
  }
  const change = (kind: string) => (body: unknown, path: string) => {
    const id = path.split('/').at(-1) ?? ''
    if (note(`POST /${kind}/${id}`, body)) return refusal(409, 'It has been changed.')
    const before = lists[kind]?.find(({ Id }) => Id === id)
    if (!before) return refusal(404, 'Not found.')
    const Status = statuses.find(({ Id }) => String(Id) === textOf(body, 'statusId'))
    const SubareaLinkType = textOf(body, 'subareaLinkType')
    const saved = {
      ...before,
      Name: textOf(body, 'name'),
      Status,
      ...(SubareaLinkType && { SubareaLinkType }),
    }
    lists[kind] = (lists[kind] ?? []).map((row) => (row.Id === id ? saved : row))
    return { message: 'Saved.', data: saved }
  }
  const link = (path: string) => (body: unknown) => {
    if (note(`POST /subareas/${path}`, body)) return refusal(400, 'Not now.')
    const [areaId, subareaId] = [textOf(body, 'areaId'), textOf(body, 'subareaId')]
    const known = lists.areas?.find(({ Id }) => Id === areaId)
    if (!known) return refusal(404, 'Not found.')
    const linked = (lists.subareas ?? []).filter(({ Id }) => !subareaId || Id === subareaId)
    const others = linkedTo(known).filter(({ Id }) => !linked.some((one) => one.Id === Id))
    const Subareas =
      path === 'link-to-area' ? [...others, ...linked.map(({ Id, Name }) => ({ Id, Name }))] : others
    const SubareaLinkType = subareaId ? 'custom' : 'automatic'
    const saved: Row = { ...areaRow(''), ...known, Subareas, SubareaLinkType }
    lists.areas = (lists.areas ?? []).map((row) => (row.Id === areaId ? saved : row))
    return { message: 'Saved.', data: saved }
  }
  const remove = (kind: string) => (path: string) => {
    if (note(`DELETE ${path}`, undefined)) return refusal(400, 'It is in use.')
    lists[kind] = (lists[kind] ?? []).filter(({ Id }) => !path.endsWith(`/${Id}`))
    return { message: 'Deleted.', data: null }
  }
  const backend = fakeBackend({
    'POST /auth/refresh': adam,
    'GET /approvals': [],
    'GET /statuses': statuses,
    'GET /permission-groups': [],
    [AREAS]: () => lists.areas?.map(withoutRule) ?? [],
    [SUBAREAS]: () => lists.subareas ?? [],
    'POST /areas': ({ body }) => add('areas', (name) => areaRow(name))(body),
    'POST /subareas': ({ body }) => add('subareas', (name) => subareaRow(name))(body),
    'POST /subareas/link-to-area': ({ body }) => link('link-to-area')(body),
    'POST /subareas/unlink-from-area': ({ body }) => link('unlink-from-area')(body),
    'POST /areas/*': ({ body, path }) => change('areas')(body, path),
    'POST /subareas/*': ({ body, path }) => change('subareas')(body, path),
    'DELETE /areas/*': ({ path }) => remove('areas')(path),
    'DELETE /subareas/*': ({ path }) => remove('subareas')(path),
  })
  return {
    ...backend,
    sent,
    /** Changes the stored rows, as another user would. */
    change: (kind: 'areas' | 'subareas', to: (rows: Row[]) => Row[]) => {
      lists[kind] = to(lists[kind] ?? [])
    },
    refuse: (calls: RegExp | null) => {
      refused = calls
    },
  }
}
