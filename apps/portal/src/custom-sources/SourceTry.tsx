import { useQuery } from '@tanstack/react-query'
import type { CheckedManifest, CustomSource, Id } from '@tributary/domain'
import { connectorsKey } from '@tributary/react'
import { listConnectors } from '@tributary/sdk'
import { TryPanel } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../session/use-client.ts'
import { sourceIdOf } from './use-custom-sources.ts'
import { useTry } from './use-try.ts'

type SourceTryProps = {
  organisationId: Id
  /** The saved source; null for a new one. */
  source: CustomSource | null
  text: string
  /** The result for this text; null while it is being checked. */
  checked: CheckedManifest | null
  /** The result for this text or the last one. */
  last: CheckedManifest | null
}

/** Tries a table of the manifest in the editor. */
export function SourceTry({ organisationId, source, text, checked, last }: SourceTryProps) {
  const connectors = useConnectorsOf(organisationId, source)
  // While a newer text is checked, the form stays.
  const manifest = checked ?? last
  const trying = useTry(organisationId, text, manifest?.settings ?? [])
  const faulty = (manifest?.faults.length ?? 0) > 0
  return <TryPanel {...trying} manifest={faulty ? null : manifest} faulty={faulty} connectors={connectors} />
}

/** The connectors that read a source. */
function useConnectorsOf(organisationId: Id, source: CustomSource | null) {
  const client = useClient()
  const { data } = useQuery({
    queryKey: connectorsKey(organisationId, 'custom'),
    queryFn: ({ signal }) =>
      listConnectors(client, { params: { orgId: organisationId, connectorId: 'custom' } }, { signal }),
    enabled: source !== null && source.connectors > 0,
  })
  return useMemo(
    () => (source && data?.filter((connector) => sourceIdOf(connector) === source.id)) || [],
    [data, source],
  )
}
