import { useQuery } from '@tanstack/react-query'
import { type ClientConnector, type ConnectorTable, type Id, lineageKey } from '@tributary/domain'
import { tablesKey } from '@tributary/react'
import { failureMessage, listConnectorTables, previewConnectorTable } from '@tributary/sdk'
import { type Loaded, TablePreview } from '@tributary/ui'
import { useState } from 'react'
import { lineageDrawerHref } from '../../lineage/lineage-address.ts'
import { useAddress } from '../../page/use-address.ts'
import { useClient } from '../../session/use-client.ts'

type ConnectorTablesProps = { organisationId: Id; connector: ClientConnector; onClose: () => void }

/** The tables of a connector and the first rows of one, loaded when opened. */
export function ConnectorTables({ organisationId, connector, onClose }: ConnectorTablesProps) {
  const [chosen, setChosen] = useState<ConnectorTable | null>(null)
  const { path, query } = useAddress()
  const client = useClient()
  const named = { orgId: organisationId, id: connector.id }
  const key = tablesKey(organisationId, connector.id)
  const tables = useQuery({
    ...fresh,
    queryKey: key,
    queryFn: ({ signal }) => listConnectorTables(client, { params: named }, { signal }),
  })
  const shown = chosen ?? tables.data?.[0]
  const preview = useQuery({
    ...fresh,
    queryKey: [...key, shown?.schema, shown?.name],
    enabled: shown !== undefined,
    queryFn: ({ signal }) => {
      const { name: table = '', schema } = shown ?? {}
      return previewConnectorTable(client, { params: { ...named, table }, query: { schema } }, { signal })
    },
  })
  return (
    <TablePreview
      name={connector.name}
      tables={loaded(tables)}
      chosen={chosen}
      onChoose={setChosen}
      lineageHrefOf={({ schema, name }) =>
        lineageDrawerHref(path, query, lineageKey('table', connector.id, schema, name))
      }
      preview={loaded(preview)}
      onClose={onClose}
    />
  )
}

/** Loaded again each time, because the rows change with every refresh. */
const fresh = { staleTime: 0, gcTime: 0 } as const

type Asked<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

function loaded<Data>({ data, error, isFetching, refetch }: Asked<Data>): Loaded<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (!error) return { state: 'loading' }
  const onRetry = () => void refetch()
  return { state: 'failed', failure: { message: failureMessage(error), onRetry, retrying: isFetching } }
}
