import type { scim } from '@tributary/sdk/contract'
import type { InputsOf, Target } from './call-input.ts'

const inside = ({ orgId }: Target) => ({ params: { orgId } })

export const scimInputs: InputsOf<typeof scim> = {
  getScimProvisioning: inside,
  switchScim: (target) => ({ ...inside(target), body: { Active: true } }),
  createScimToken: (target) => ({ ...inside(target), body: { Name: 'Entra ID', Days: 30, Replaces: null } }),
}
