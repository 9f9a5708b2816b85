import {
  byName,
  itemsSeen,
  type MemberAccess,
  type MemberChange,
  membersBefore,
  type PastAccess,
} from '@tributary/domain'
import type { Kysely } from 'kysely'
import { lastName, valuesOf } from '../../audit/audit.rules.ts'
import { timeInQuery } from '../../http/time-in-query.ts'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import {
  entriesOfMembers,
  hasEntryBefore,
  namesOfStates,
  recordedSince,
  recordsBefore,
} from './access-records.queries.ts'
import { pastStructure } from './past-structure.ts'
import { type PastUser, pastUsers } from './past-users.ts'
import { recordedLists } from './recorded-lists.ts'

type Db = Kysely<Database>

/** Returns who had access to what in an organisation before a time, or has now. */
export function pastAccess(
  { storage }: Pick<Services, 'storage'>,
  organisationId: string,
  before: string | undefined,
): Promise<PastAccess> {
  const time = timeInQuery('before', before)
  return withOrganisation(storage.db, organisationId, async (trx) => {
    const since = await recordedSince(trx)
    const recorded = await recordedAccess(trx, organisationId, time)
    return time === undefined || time > since
      ? { ...recorded, recordedSince: since, completeSince: null, reaches: true }
      : accessBeforeRecords(trx, organisationId, time, { ...recorded, recordedSince: since })
  })
}

type Recorded = Pick<PastAccess, 'members' | 'items'>

async function recordedAccess(db: Db, organisationId: string, time: Date | undefined): Promise<Recorded> {
  const records = await recordsBefore(db, organisationId, time)
  const lists = recordedLists(organisationId, records, await namesOfStates(db))
  const users = pastUsers(lists)
  const { items, seenBy } = itemsSeen({ ...pastStructure(lists), users })
  const members = users.map((user) => ({ ...memberOf(user), sees: seenBy(user) }))
  return { items, members: sortedMembers(members) }
}

const memberOf = ({
  id,
  firstName,
  lastName,
  emailAddress,
  role,
  status,
  ...links
}: PastUser): MemberAccess => ({
  ...{ id, emailAddress, role },
  name: `${firstName} ${lastName}`.trim(),
  status: status?.name ?? null,
  groups: links.groups,
  connectors: links.connectors,
})

const sortedMembers = <Member extends MemberAccess>(members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => byName(a.name, b.name))

/** Before the first record, the changes of members are undone from it. What they saw in Excel is not known. */
async function accessBeforeRecords(
  db: Db,
  organisationId: string,
  time: Date,
  { members: later, recordedSince: since }: Recorded & { recordedSince: Date },
): Promise<PastAccess> {
  const entries = await entriesOfMembers(db, organisationId, time, since)
  const { members, completeSince } = membersBefore(later, entries.map(changeOf))
  return {
    members: sortedMembers(members).map((member) => ({ ...member, sees: null })),
    ...{ items: [], recordedSince: since, completeSince },
    reaches: await hasEntryBefore(db, organisationId, time),
  }
}

type EntryRow = Awaited<ReturnType<typeof entriesOfMembers>>[number]

function changeOf({ at, action, target, detail, nameNow }: EntryRow): MemberChange {
  const values = valuesOf(detail ?? {})
  return { at, action, target, values, targetName: nameNow ?? lastName(values) }
}
