import { can, type SessionUser } from '@tributary/domain'
import { beforeFirstRun } from '@tributary/sdk/connectors'
import { EmptyState, FirstRun } from '@tributary/ui'
import { useRequestAction } from '../page/requested-action.ts'

type FirstOrganisationProps = {
  viewer: SessionUser
  /** The sentence for users who cannot create one. */
  advice: string
}

/** Home of a user without an organisation: how to create the first one, or whom to ask. */
export function FirstOrganisation({ viewer, advice }: FirstOrganisationProps) {
  const request = useRequestAction()
  if (!can(viewer, 'clients.edit')) return <EmptyState title={advice} />
  return (
    <FirstRun
      steps={beforeFirstRun}
      hrefOf={(step) => hrefs[step]}
      onFollow={() => request('add-organisation')}
    />
  )
}

// The other steps need an organisation.
const hrefs: { [Step in (typeof beforeFirstRun)[number]['step']]?: string } = {
  organisation: '/admin/organisations',
}
