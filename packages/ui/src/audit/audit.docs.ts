import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of the audit log. */
export const guides = [
  {
    title: 'Audit log',
    status: 'experimental',
    components: ['AuditCsvButton', 'AuditFilterBar', 'AuditHeader', 'AuditTable', 'AuditVerification'],
    when: [
      'To find out who changed what, and from where.',
      '`AuditFilterBar` above `AuditTable`. `AuditCsvButton` below it.',
      '`AuditVerification` with the result of `verifyAudit`.',
    ],
    whenNot: [
      'For the refreshes of a connector, use `RunHistoryDialog`.',
      'For unsent mail, use `MailTable`.',
    ],
    anatomy: [
      ['Filters', 'Scope, person, group of actions, first and last day, and the object.'],
      ['Entry', 'Time, who with which API token, what, the object, before and after, and where from.'],
      ['Verification', 'Whether the chain is intact, its entries, and the hash over the whole log.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the filters and the links of the entries.'],
      ['Enter', 'On a person or an object: shows only its entries.'],
    ],
    accessibility: [
      'The links of an entry contain the name of the person or object.',
      'Screen readers read "becomes" between the values before and after.',
      'The result of a verification and of a download is announced.',
    ],
    do: [
      'Keep the filters in the address, so that an entry can be shared: `auditFilterParameters` of the SDK.',
      'Load the next page with the id of the last entry as `cursor`.',
      'Pass the same limit to `most` that `onLoad` keeps.',
    ],
    dont: [
      'Do not filter the loaded entries. The server has more of them.',
      'Do not offer "Everything" to administrators of an organisation. The server refuses it.',
    ],
    code: `
import type { AuditEntry } from '@tributary/domain'
import { type AuditFilter, auditFilterParameters, plainAuditFilter } from '@tributary/sdk/audit'
import { AuditFilterBar, AuditTable } from '@tributary/ui'
import { useState } from 'react'

const hrefOf = (part: Partial<AuditFilter>) => {
  const parameters = Object.entries(auditFilterParameters({ ...plainAuditFilter, ...part }))
  return \`?\${new URLSearchParams(parameters.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}\`
}

export function Audit({ entries }: { entries: readonly AuditEntry[] }) {
  const [filter, setFilter] = useState(plainAuditFilter)
  return (
    <>
      <AuditFilterBar filter={filter} onFilter={setFilter} mayEverything={false} people={[]} targetName={null} />
      <AuditTable entries={entries} hrefOf={hrefOf} />
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
