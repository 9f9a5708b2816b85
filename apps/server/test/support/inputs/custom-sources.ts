import type { customSources } from '@tributary/sdk/contract'
import { manifestText } from '../manifest-text.ts'
import type { InputsOf, Target } from './call-input.ts'

const source = ({ orgId, of }: Target) => ({ orgId, sourceId: of.customSource })
const version = (target: Target) => ({ ...source(target), number: '1' })
const text = ({ unique }: Target) => manifestText(unique.replaceAll(/\W+/g, ' ').trim() || 'Shelf')

export const customSourceInputs: InputsOf<typeof customSources> = {
  listCustomSources: ({ orgId }) => ({ params: { orgId } }),
  getCustomSource: (target) => ({ params: source(target) }),
  checkManifest: ({ orgId }) => ({ params: { orgId }, body: { Text: manifestText('Shelf') } }),
  tryManifest: ({ orgId }) => ({
    params: { orgId },
    body: { Text: manifestText('Shelf'), Table: 'sales', Properties: [] },
  }),
  createCustomSource: (target) => ({ params: { orgId: target.orgId }, body: { Text: text(target) } }),
  saveCustomSource: (target) => ({ params: source(target), body: { Text: text(target), Version: 2 } }),
  deleteCustomSource: (target) => ({ params: source(target) }),
  listCustomSourceVersions: (target) => ({ params: source(target) }),
  getCustomSourceVersion: (target) => ({ params: version(target) }),
  restoreCustomSource: (target) => ({ params: version(target), body: { Version: 2 } }),
}
