import type { organisationSignIn } from '@tributary/sdk/contract'
import { type InputsOf, PUBLIC, type Target } from './call-input.ts'

const inside = ({ orgId }: Target) => ({ params: { orgId } })
const domain = ({ orgId, of }: Target) => ({ params: { orgId, id: of.mailDomain } })

const provider = ({ orgId, of }: Target) => ({ params: { orgId, id: of.signInProvider } })
const values = {
  Issuer: 'https://id.harbour.example',
  ClientId: 'tributary',
  ClientSecret: 'a-secret-of-the-client',
  TrustsAddresses: false,
  AddsMembers: false,
  DefaultRoleId: 5,
}

export const organisationSignInInputs: InputsOf<typeof organisationSignIn> = {
  getOrganisationSignIn: inside,
  addSignInProvider: (target) => ({
    ...inside(target),
    body: { ...values, Name: `Added ${target.unique}`.slice(0, 60).trim() },
  }),
  saveSignInProvider: (target) => ({
    ...provider(target),
    body: { ...values, Name: `Saved ${target.unique}`.slice(0, 60).trim() },
  }),
  switchSignInProvider: (target) => ({ ...provider(target), body: { Active: false } }),
  setSignInPolicy: (target) => ({ ...inside(target), body: { Only: false } }),
  removeSignInProvider: provider,
  testSignInProvider: provider,
  addMailDomain: (target) => ({
    ...inside(target),
    body: { Domain: `${target.unique.replace(/\W/g, '-').toLowerCase() || 'unique'}.example` },
  }),
  assignMailDomain: (target) => ({ ...domain(target), body: { ProviderId: null } }),
  verifyMailDomain: domain,
  removeMailDomain: domain,
  findSignInProvider: PUBLIC,
}
