import { can, type SessionUser } from '@tributary/domain'
import { beforeFirstRun } from '@tributary/sdk/connectors'
import { EmptyState, FirstRun } from '@tributary/ui'
import { homeText } from '../home/home.messages.ts'

/** Home of a user without an organisation: how to create the first one, or whom to ask. */
export function FirstOrganisation({ viewer }: { viewer: SessionUser }) {
  if (!can(viewer, 'clients.edit')) return <EmptyState title={homeText.askForInvitation} />
  return <FirstRun steps={beforeFirstRun} hrefOf={(step) => hrefs[step]} />
}

// The other steps need an organisation.
const hrefs: { [Step in (typeof beforeFirstRun)[number]['step']]?: string } = {
  organisation: '/admin/organisations',
}
