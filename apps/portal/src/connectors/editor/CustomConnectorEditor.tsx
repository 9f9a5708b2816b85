import { type ClientConnector, type CustomSource, customKind } from '@tributary/domain'
import { authoriseMessages, connectorsMessages } from '@tributary/sdk/connectors'
import { Banner } from '@tributary/ui'
import { useMemo } from 'react'
import { Redirect } from 'wouter'
import { sourceIdOf, useCustomSources } from '../../custom-sources/use-custom-sources.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { sourcesPath } from '../connector-paths.ts'
import { ConnectorEditor, type ConnectorEditorProps } from './ConnectorEditor.tsx'

type AddProps = Omit<ConnectorEditorProps, 'connector' | 'kind' | 'secretHosts'> & {
  /** Null without a choice: a copy reads the source of its original, and a single source needs no choice. */
  sourceId: string | null
}

/** Adds a connector of a custom source. Without a source to choose, the list of sources is shown instead. */
export function AddCustomConnector({ sourceId, ...props }: AddProps) {
  const { selected } = useOrganisations()
  const { sources, failure } = useCustomSources(selected?.id)
  const wanted = sourceId ?? (props.from && sourceIdOf(props.from))
  if (!sources) return failure && <ItemMissing sentence={failure.message} onClose={props.onClose} />
  const source =
    wanted === null && sources.length === 1 ? sources[0] : sources.find(({ id }) => id === wanted)
  if (!source) return <Redirect to={sourcesPath} replace />
  return <Editor {...props} connector={null} source={source} />
}

/** Changes a connector of a custom source. */
export function EditCustomConnector(props: ConnectorEditorProps & { connector: ClientConnector }) {
  const { selected } = useOrganisations()
  const { sources, failure } = useCustomSources(selected?.id)
  if (!sources) return failure && <ItemMissing sentence={failure.message} onClose={props.onClose} />
  const source = sources.find(({ id }) => id === sourceIdOf(props.connector))
  if (source) return <Editor {...props} source={source} />
  return (
    <ConnectorEditor {...props} notice={<Banner tone="warning">{connectorsMessages.sourceMissing}</Banner>} />
  )
}

function Editor({ source, ...props }: ConnectorEditorProps & { source: CustomSource }) {
  const kind = useMemo(() => customKind(source), [source])
  const { name, hosts, needsAuthorisation } = source
  const address = new URL('/authorise/custom/callback', location.origin).href
  return (
    <ConnectorEditor
      {...props}
      kind={kind}
      secretHosts={hosts}
      {...(needsAuthorisation && {
        notice: <Banner tone="info">{authoriseMessages.register(name, address)}</Banner>,
      })}
    />
  )
}
