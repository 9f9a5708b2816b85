import { connectorsKey } from '@tributary/react'
import { QueryUpdated } from '../data/QueryUpdated.tsx'
import { useOrganisations } from '../organisations/use-organisations.ts'

/** The time since the list of connectors was last loaded. */
export function ListUpdated({ connectorType }: { connectorType: string }) {
  const { selected } = useOrganisations()
  return <QueryUpdated queryKey={connectorsKey(selected?.id ?? '', connectorType)} />
}
