import { excelKinds, type PastAccess, type PastMember } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { ownElement } from '../theme/own-element.css.ts'
import { pastAccessText } from './past-access.messages.ts'
import { pastFacts } from './past-facts.ts'
import { seenOfKind } from './past-seen.ts'

type PastAccessPrintProps = { heading: string; access: PastAccess; notes: readonly string[] }

type Column = { header: string; text: (member: PastMember) => string }

/** The report on paper: a table of the members, and one of what they saw in Excel. */
export const PastAccessPrint = ({ heading, access, notes }: PastAccessPrintProps) => {
  const { members, items } = access
  const [name, ...facts] = pastFacts.map(({ header, text }): Column => ({ header: header(), text }))
  const excel = excelKinds.map(
    (kind): Column => ({
      header: accessMessages.kinds[kind].many,
      text: (member) => seenOfKind(member, items, kind),
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
          {columns.map(({ header, text }) => (
            <td key={header}>{text(member)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
