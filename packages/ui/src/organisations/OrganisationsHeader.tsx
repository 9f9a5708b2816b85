import { organisationsMessages } from '@tributary/sdk/organisations'
import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

export type OrganisationsHeaderProps = {
  /** They are loading: the line that counts them is kept. */
  loading?: boolean
  /** How many there are, once that is known. */
  total?: number | undefined
  /** How many of them the search finds, while there is one. */
  found?: number | undefined
  onAdd: () => void
}

/** The head of the organisations: how many there are, and the button that adds one (portal spec 2.13, ORG-03). */
export const OrganisationsHeader = ({ loading = false, total, found, onAdd }: OrganisationsHeaderProps) => (
  <PageHeader
    title="Organisations"
    summary={
      loading ? <SkeletonText width="160px" /> : total && <span role="status">{summary(total, found)}</span>
    }
    actions={
      <Button variant="primary" icon={Plus} onClick={onAdd}>
        {organisationsMessages.add}
      </Button>
    }
  />
)

const summary = (total: number, found: number | undefined) =>
  found === undefined ? organisationsMessages.count(total) : organisationsMessages.found(found, total)
