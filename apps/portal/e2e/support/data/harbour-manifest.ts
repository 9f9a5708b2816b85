import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '@tributary/tooling/workspace'

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/api\/v1\//

/** Returns a manifest of the docs for the demo's CRM at this address. */
export const harbourManifest = (
  address: string,
  file: 'harbour-crm.yaml' | 'harbour-crm-airbyte.yaml' = 'harbour-crm.yaml',
): string => readFileSync(join(workspace, 'docs/connectors/examples', file), 'utf8').replace(ADDRESS, address)
