import { type ClientConnector, isCustom } from '@tributary/domain'
import { connectorsMessages } from '@tributary/sdk/connectors'
import { MenuLink, MenuSeparator } from '@tributary/ui'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { sourceIdOf, useCustomSources } from '../../custom-sources/use-custom-sources.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { connectSourcePath, sourcesPath } from '../connector-paths.ts'

type ConnectorSources = {
  /** The items of the Connect menu: each source, and the way to a new one. */
  menu?: ReactNode
  /** Whether the sources are still loading, so that it is not known what Connect does. */
  loading?: boolean
  /** Opens the list of sources, where one is added first. */
  toSources?: () => void
  /** Returns the name of a connector's source. */
  sourceOf?: (connector: ClientConnector) => string | undefined
}

/** The custom sources on the management page of their connectors; nothing for other types. */
export function useConnectorSources(connectorType: string): ConnectorSources {
  const [, navigate] = useLocation()
  const { selected } = useOrganisations()
  const custom = isCustom(connectorType)
  const { sources, failure } = useCustomSources(custom ? selected?.id : undefined)
  const sourceOf = useMemo(() => {
    const names = new Map(sources?.map(({ id, name }) => [id, name]))
    return (connector: ClientConnector) => names.get(sourceIdOf(connector) ?? '')
  }, [sources])
  if (!custom) return {}
  const toSources = () => navigate(sourcesPath)
  if (!sources?.length) return { toSources, sourceOf, loading: !sources && !failure }
  const menu = (
    <>
      {sources.map(({ id, name }) => (
        <MenuLink key={id} href={connectSourcePath(id)}>
          {name}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuLink href={sourcesPath}>{connectorsMessages.notInList}</MenuLink>
    </>
  )
  return { menu, toSources, sourceOf }
}
