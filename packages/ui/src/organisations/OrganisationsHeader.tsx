import type { Client } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { CsvButton } from '../primitives/CsvButton/CsvButton.tsx'
import type { CsvList } from '../primitives/CsvButton/csv-column.ts'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { organisationCsv } from './organisation-csv.ts'
import { organisationsText } from './organisations.messages.ts'

export type OrganisationsHeaderProps = {
  /** True while they load. The line of the count is reserved. */
  loading?: boolean
  /** Their number, once known. */
  total?: number | undefined
  /** The number of matches of a search. */
  found?: number | undefined
  /** Adds the CSV download of the shown organisations. */
  csv?: CsvList<Client> | undefined
  /** Called when the user adds an organisation. */
  onAdd: () => void
}

/** The heading of the organisations with their number, and the button that adds one. */
export const OrganisationsHeader = ({
  loading = false,
  total,
  found,
  csv,
  onAdd,
}: OrganisationsHeaderProps) => (
  <PageHeader
    title={organisationsText.organisations}
    summary={
      loading ? <SkeletonText width="160px" /> : total && <span role="status">{summary(total, found)}</span>
    }
    actions={
      <>
        {csv && <CsvButton columns={organisationCsv()} subject={organisationsText.organisations} {...csv} />}
        <Button variant="primary" icon={Plus} onClick={onAdd}>
          {organisationsMessages.add}
        </Button>
      </>
    }
  />
)

const summary = (total: number, found: number | undefined) =>
  found === undefined ? organisationsMessages.count(total) : organisationsMessages.found(found, total)
