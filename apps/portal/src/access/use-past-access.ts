import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, type Id, type MemberAccess, pastAccess, type User } from '@tributary/domain'
import { auditKey, refetchAlways, useUsers } from '@tributary/react'
import { type Client, listAuditEntries } from '@tributary/sdk'
import { userName } from '@tributary/sdk/users'
import { useMemo } from 'react'
import { loadState, useLoaded } from '../excel/load-state.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useClient } from '../session/use-client.ts'

const PAGE = 1000
/** More entries are not read, and the report says so. */
const MOST = 100_000

/** Who had access to what in the selected organisation at a time, derived from the present and the audit log. */
export function usePastAccess(at: Date) {
  const client = useClient()
  const organisations = useOrganisations()
  const orgId = organisations.selected?.id
  const users = useLoaded(useUsers(orgId))
  const log = useLoaded<Log>(
    useQuery({
      queryKey: [...auditKey(orgId ?? null), 'since', at.toISOString()],
      queryFn: ({ signal }) => entriesSince(client, orgId ?? '', at, signal),
      enabled: orgId !== undefined,
      ...refetchAlways,
    }),
  )
  const past = useMemo(
    () =>
      users.data && log.data
        ? { access: pastAccess(users.data.map(memberAccess), log.data.entries), reaches: log.data.reaches }
        : null,
    [users.data, log.data],
  )
  return loadState(organisations, past, users, log)
}

const memberAccess = (user: User): MemberAccess => ({
  id: user.id,
  name: userName(user),
  emailAddress: user.emailAddress,
  role: user.role?.name ?? null,
  status: user.status?.name ?? null,
  groups: user.groups,
  connectors: user.connectors,
})

type Log = { entries: AuditEntry[]; reaches: boolean }

/** All entries since a time, and whether the log reaches back to it. */
async function entriesSince(client: Client, orgId: Id, at: Date, signal: AbortSignal): Promise<Log> {
  const time = at.toISOString()
  const entries: AuditEntry[] = []
  while (entries.length < MOST) {
    const cursor = entries.at(-1)?.id
    const page = await listAuditEntries(
      client,
      { query: { orgId, from: time, limit: PAGE, ...(cursor && { cursor }) } },
      { signal },
    )
    entries.push(...page)
    if (page.length < PAGE) return { entries, reaches: await hasEntryBefore(client, orgId, time, signal) }
  }
  return { entries, reaches: false }
}

async function hasEntryBefore(
  client: Client,
  orgId: Id,
  time: string,
  signal: AbortSignal,
): Promise<boolean> {
  const older = await listAuditEntries(client, { query: { orgId, to: time, limit: 1 } }, { signal })
  return older.length > 0
}
