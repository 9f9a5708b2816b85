import type { access } from '@tributary/sdk/contract'
import type { InputsOf } from './call-input.ts'

export const accessInputs: InputsOf<typeof access> = {
  getOwnAccess: ({ orgId }) => ({ query: { orgId } }),
  getPastAccess: ({ orgId }) => ({ query: { orgId } }),
  saveUserAccess: ({ orgId, of }) => ({
    params: { id: of.user },
    body: {
      comOrganisationId: orgId,
      groups: [of.group],
      entities: [of.entity],
      helperTables: [of.helperTable],
      connectors: [of.connector],
      add: { groups: [of.group], connectors: [of.connector] },
    },
  }),
}
