import type { BreadcrumbLink } from '@tributary/ui'
import { connectorManagement, sourcesPath } from '../connectors/connector-paths.ts'
import { customSourcesText } from './custom-sources.messages.ts'

/** The editor of a new source. */
export const newSourcePath = `${sourcesPath}/new`

/** The editor of a source. */
export const sourcePath = (id: string): string => `${sourcesPath}/${encodeURIComponent(id)}`

/** The page above the list. */
export const customRoot: BreadcrumbLink = {
  get label() {
    return customSourcesText.customSource
  },
  href: connectorManagement('custom'),
}
