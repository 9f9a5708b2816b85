import { excelKinds, type PastAccess, type PastMember } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import type { ReactNode } from 'react'
import { ownElement } from '../theme/own-element.css.ts'
import { PastFact } from './PastFact.tsx'
import { pastAccessText } from './past-access.messages.ts'
import { pastFacts } from './past-facts.ts'
import { seenOfKind } from './past-seen.ts'

type PastAccessPrintProps = { heading: string; access: PastAccess; notes: readonly string[] }

type Column = { header: string; cell: (member: PastMember) => ReactNode }

/** The report on paper: a table of the members, and one of what they saw in Excel. */
export const PastAccessPrint = ({ heading, access, notes }: PastAccessPrintProps) => {
  const { members, items } = access
  const [name, ...facts] = pastFacts.map(
    (fact): Column => ({ header: fact.header(), cell: (member) => <PastFact fact={fact} member={member} /> }),
  )
  const excel = excelKinds.map(
    (kind): Column => ({
      header: accessMessages.kinds[kind].many,
      cell: (member) => seenOfKind(member, items, kind),
    }),
  )
  if (!name) return null
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Table label={heading} columns={[name, ...facts]} members={members} />
      {items.length > 0 && (
        <section>
          <h2 className={ownElement}>{pastAccessText.excelHeading}</h2>
          <Table label={pastAccessText.excelHeading} columns={[name, ...excel]} members={members} />
        </section>
      )}
    </>
  )
}

type TableProps = { label: string; columns: readonly Column[]; members: readonly PastMember[] }

const Table = ({ label, columns, members }: TableProps) => (
  <table aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ header }) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {members.map((member) => (
        <tr key={member.id}>
          {columns.map(({ header, cell }) => (
            <td key={header}>{cell(member)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
