import { QueryUpdated } from '../shell/QueryUpdated.tsx'
import { connectorsKey } from '../shell/query-keys.ts'
import { useOrganisations } from '../shell/use-organisations.ts'

/** When the list of connectors was last answered. */
export function ListUpdated({ connectorType }: { connectorType: string }) {
  const { selected } = useOrganisations()
  return <QueryUpdated queryKey={connectorsKey(selected?.id ?? '', connectorType)} />
}
