import type { organisationSignIn } from '@tributary/sdk/contract'
import { type InputsOf, PUBLIC, type Target } from './call-input.ts'

const inside = ({ orgId }: Target) => ({ params: { orgId } })
const domain = ({ orgId, of }: Target) => ({ params: { orgId, id: of.mailDomain } })

export const organisationSignInInputs: InputsOf<typeof organisationSignIn> = {
  getOrganisationSignIn: inside,
  saveSignInProvider: (target) => ({
    ...inside(target),
    body: {
      Name: 'Harbour sign-in',
      Issuer: 'https://id.harbour.example',
      ClientId: 'tributary',
      ClientSecret: 'a-secret-of-the-client',
      TrustsAddresses: false,
      AddsMembers: false,
      DefaultRoleId: 5,
    },
  }),
  switchSignInProvider: (target) => ({ ...inside(target), body: { Active: false, Only: false } }),
  removeSignInProvider: inside,
  testSignInProvider: inside,
  addMailDomain: (target) => ({
    ...inside(target),
    body: { Domain: `${target.unique.replace(/\W/g, '-').toLowerCase() || 'unique'}.example` },
  }),
  verifyMailDomain: domain,
  removeMailDomain: domain,
  findSignInProvider: PUBLIC,
}
