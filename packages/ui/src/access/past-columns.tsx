import { excelKinds, type PastAccess, type PastMember } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { Text } from '../layout/Text.tsx'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { PastFact, type PastFactProps } from './PastFact.tsx'
import { PastSeen } from './PastSeen.tsx'
import { pastAccessText } from './past-access.messages.ts'
import { pastFacts } from './past-facts.ts'
import { seenOfKind, seenTotals } from './past-seen.ts'

type Items = PastAccess['items']

const wrapping: ReadonlySet<string> = new Set(['name', 'emailAddress', 'role', 'groups', 'connectors'])

const widths: Readonly<Record<string, string>> = { emailAddress: '15%', status: '7%' }

/** The columns of the report. What members saw in Excel is one column on screen, and one for each kind in a CSV file. */
export const pastColumns = (items: Items): DataTableColumn<PastMember>[] => [
  ...pastFacts.map((fact): DataTableColumn<PastMember> => {
    const { id, header, text } = fact
    return {
      id,
      get header() {
        return header()
      },
      // These texts wrap, because a report must show them in full.
      cell: wrapping.has(id) ? (member) => <Wrapping fact={fact} member={member} /> : text,
      csv: text,
      sortBy: text,
      ...(widths[id] !== undefined && { width: widths[id] }),
    }
  }),
  {
    id: 'excel',
    get header() {
      return pastAccessText.excel
    },
    cell: (member) => <PastSeen member={member} items={items} />,
    csv: (member) => seenTotals(member, items),
    width: '28%',
  },
]

const Wrapping = (props: PastFactProps) => (
  <Text as="span" display="block" paddingY={2} overflowWrap="anywhere">
    <PastFact {...props} />
  </Text>
)

/** The items of each kind, for a CSV file. */
export const excelCsv = (items: Items): CsvColumn<PastMember>[] =>
  excelKinds.map((kind) => ({
    header: accessMessages.kinds[kind].many,
    text: (member) => seenOfKind(member, items, kind),
  }))
