import { olga } from '../../approvals/approvals.samples.ts'
import { fakeBackend, refusal } from '../../test/fake-backend.ts'
import { member } from '../../users/users.samples.ts'

type Named = { Id: string; Name: string }
type Linked = Named & { later: boolean; ids: string[]; status: string }

const company = ({ Id, Name }: Named) => ({ Id, CompanyName: Name, LastIncrementalTriggerDate: null })
const named = (Name: string): Named => ({ Id: Name.toLowerCase().replaceAll(' ', '-'), Name })
/** Two users may have the same name. Their ids differ. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const status = (Name: string) => ({ Id: Name.toLowerCase(), Name })

/** The calls of each screen, and the targets on its right. */
const screens = {
  areas: {
    path: '/excel/subareas/link',
    list: 'GET /areas',
    targets: 'GET /subareas',
    link: 'POST /subareas/link-to-area',
    unlink: 'POST /subareas/unlink-from-area',
    unlinkAll: 'POST /subareas/unlink-from-area-all',
    right: ['Retail North', 'Retail South', 'Wholesale'],
  },
  groups: {
    path: '/excel/security/user-security-groups',
    list: 'GET /users',
    targets: 'GET /permission-groups',
    link: 'POST /users/*/link-to-group',
    unlink: '',
    unlinkAll: 'DELETE /users/*/link-to-group',
    right: ['Controllers', 'Readers', 'Treasury'],
  },
  entities: {
    path: '/excel/user-entities',
    list: 'GET /users',
    targets: 'GET /entities',
    link: 'POST /users/*/link-to-entity',
    unlink: '',
    unlinkAll: 'DELETE /users/*/link-to-entity',
    right: ['acme Ltd', 'Birch Ltd', 'Cedar Ltd'],
  },
  helperTables: {
    path: '/excel/security/user-helper-tables',
    list: 'GET /users',
    targets: 'GET /helperTables',
    link: 'POST /users/*/link-helperTable',
    unlink: '',
    unlinkAll: 'DELETE /users/*/link-helperTable',
    right: ['Accounts', 'Budgets', 'Currencies'],
  },
  companies: {
    path: '/connectors/xero/v2/assign-users',
    list: 'GET /users/xero2sqlproduct',
    targets: 'GET /me/xero2sqlproducts',
    link: 'POST /users/*/link-xero2sqlproduct',
    unlink: '',
    unlinkAll: 'DELETE /users/*/xero2sqlproduct',
    right: ['Acme Retail', 'Acme Traders', 'Birch', 'Cedar', 'Dell', 'Elm'],
  },
} as const

export type ScreenName = keyof typeof screens

/** The links at the start of a test, by the name of the item. `true` for all current and future targets. */
export type Links = Record<string, readonly string[] | true>

/** A backend with the data of one linking screen. It applies every change and records its body in `sent`. */
export function linkingBackend(screen: ScreenName, links: Links, archived: readonly string[] = []) {
  const { path, list, targets, link, unlink, unlinkAll, right } = screens[screen]
  const every = right.map(named)
  const statusOf = (name: string) => status(archived.includes(name) ? 'Archived' : 'Active')
  const rows: Linked[] = Object.entries(links).map(([name, linked], place, all) => ({
    ...named(name),
    ...(all.slice(0, place).some(([other]) => isSameName(other, name)) && {
      Id: `${named(name).Id}-${place}`,
    }),
    later: linked === true,
    ids: linked === true ? every.map(({ Id }) => Id) : linked.map((one) => named(one).Id),
    status: statusOf(name).Name,
  }))
  const sent: unknown[] = []
  const answerOf = (row: Linked) => {
    const these = every.filter(({ Id }) => row.later || row.ids.includes(Id))
    if (screen === 'areas')
      return {
        ...{ Id: row.Id, Name: row.Name, Status: status(row.status), comOrganisationId: 'acme' },
        ...{
          SubareaLinkType: row.later ? 'automatic' : 'custom',
          Subareas: these,
          AllCurrentAndFuture: row.later,
        },
      }
    const place = {
      ...{ groups: 'Groups', entities: 'B2SEntities' },
      ...{ helperTables: 'HelperTables', companies: 'Xero2SqlProducts' },
    }[screen]
    return member(row.Name, {
      Id: row.Id,
      Status: status(row.status),
      [place]: screen === 'companies' ? these.map(company) : these,
      B2SEntitiesAllCurrentAndFuture: row.later,
    })
  }
  const find = (request: { path: string; body: unknown }) => {
    // The SDK sends the id in the path or in the body.
    const body = (request.body ?? {}) as Record<string, unknown>
    const id = screen === 'areas' ? body.areaId : request.path.split('/')[2]
    return { body, row: rows.find(({ Id }) => Id === id) }
  }
  const change =
    (act: (row: Linked, body: Record<string, unknown>) => void) =>
    (request: { path: string; body: unknown }) => {
      const { row, body } = find(request)
      sent.push(body)
      if (!row) return refusal(404, 'Not found.')
      act(row, body)
      return { message: 'Done.', data: answerOf(row) }
    }
  const targetOf = (body: Record<string, unknown>) =>
    String(body.subareaId ?? body.groupId ?? body.entityId ?? body.helperTableId ?? body.xero2SqlProductId)
  const works = change((row, body) => {
    row.later = body.allCurrentAndFuture === true || body.applyFor === 'allCurrentAndFuture'
    row.ids = [...new Set([...row.ids, targetOf(body)])]
  })
  const answers = {
    'POST /auth/refresh': olga,
    'GET /approvals': [],
    'GET /users': [],
    'GET /permission-groups': [],
    [targets]: every.map((one) => ({
      ...(screen === 'companies' ? company(one) : one),
      ...(screen !== 'entities' && { Status: statusOf(one.Name) }),
      ...(screen === 'helperTables' && { InputTableName: one.Name }),
      comOrganisationId: 'acme',
    })),
    [list]: () =>
      rows.map((row) => ({ ...answerOf(row), ...(screen === 'areas' && row.later && { Subareas: [] }) })),
    [link]: works,
    ...(unlink && {
      [unlink]: change((row, body) => {
        row.later = false
        row.ids = row.ids.filter((id) => id !== targetOf(body))
      }),
    }),
    [unlinkAll]: change((row) => Object.assign(row, { ids: [], later: false })),
  }
  const backend = fakeBackend(answers)
  return {
    ...backend,
    path,
    sent,
    calledAs: { link, unlink, unlinkAll, list },
    /** The usual handler of a link, for a test that replaces it for some calls. */
    works,
    /** The calls that change something, in order. */
    changes: () => backend.calls.filter((call) => /link-|unlink-|^DELETE/.test(call)),
    /** Changes the links of an item, or deletes the item (null), as another user would. */
    changeLinks: (name: string, now: readonly string[] | null) => {
      const place = rows.findIndex((row) => row.Name === name)
      const [row] = now ? rows.slice(place, place + 1) : rows.splice(place, 1)
      if (row && now) Object.assign(row, { ids: now.map((one) => named(one).Id), later: false })
    },
    linkedTo: (name: string) => rows.find((row) => row.Name === name)?.ids,
  }
}
