import { excelKinds, type PastAccess, type PastMember } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { Text } from '../layout/Text.tsx'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { PastSeen } from './PastSeen.tsx'
import { pastAccessText } from './past-access.messages.ts'
import { pastFacts } from './past-facts.ts'
import { seenOfKind, seenTotals } from './past-seen.ts'

type Items = PastAccess['items']

const wrapping: ReadonlySet<string> = new Set(['name', 'emailAddress', 'role', 'groups', 'connectors'])

/** The columns of the report. What members saw in Excel is one column on screen, and one for each kind in a CSV file. */
export const pastColumns = (items: Items): DataTableColumn<PastMember>[] => [
  ...pastFacts.map(
    ({ id, header, text }): DataTableColumn<PastMember> => ({
      id,
      get header() {
        return header()
      },
      // These texts wrap, because a report must show them in full.
      cell: wrapping.has(id) ? (member) => <Names>{text(member)}</Names> : text,
      csv: text,
      sortBy: text,
      ...(id === 'status' && { width: '7%' }),
    }),
  ),
  {
    id: 'excel',
    get header() {
      return pastAccessText.excel
    },
    cell: (member) => <PastSeen member={member} items={items} />,
    csv: (member) => seenTotals(member, items),
    width: '30%',
  },
]

const Names = ({ children }: { children: string }) => (
  <Text as="span" display="block" paddingY={2} overflowWrap="anywhere">
    {children}
  </Text>
)

/** The items of each kind, for a CSV file. */
export const excelCsv = (items: Items): CsvColumn<PastMember>[] =>
  excelKinds.map((kind) => ({
    header: accessMessages.kinds[kind].many,
    text: (member) => seenOfKind(member, items, kind),
  }))
