import type { AssignableRole, Id, Organisation, OrganisationSignIn } from '@tributary/domain'
import {
  DataTableSkeleton,
  EmptyState,
  MailDomainsPanel,
  ProviderDialog,
  ProvidersPanel,
  SignInColumn,
  SignInConfirmDialog,
  SignInHeader,
  SignInPolicyPanel,
} from '@tributary/ui'
import { useState } from 'react'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { ScimSection } from '../scim/ScimSection.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import { useOrganisationSignIn } from './use-organisation-sign-in.ts'
import { type Edited, useSignInChanges } from './use-sign-in-changes.ts'

/** How members of the selected organisation sign in. */
export function OrganisationSignInPage() {
  const { organisations, selected } = useOrganisations()
  useDocumentTitle(text.signIn, selected?.companyName)
  return (
    <>
      <SignInHeader />
      {selected ? (
        <OfOrganisation key={selected.id} organisation={selected} />
      ) : organisations?.length === 0 ? (
        <EmptyState title={text.noOrganisations} />
      ) : (
        <Loading />
      )}
    </>
  )
}

const Loading = () => <DataTableSkeleton label={text.loading} />

function OfOrganisation({ organisation: { id } }: { organisation: Organisation }) {
  const { signIn, roles, failure } = useOrganisationSignIn(id)
  if (signIn && roles) return <Panels organisationId={id} signIn={signIn} roles={roles} />
  return failure ? <LoadFailure things={text.settings} {...failure} /> : <Loading />
}

type PanelsProps = { organisationId: Id; signIn: OrganisationSignIn; roles: readonly AssignableRole[] }

function Panels({ organisationId, signIn, roles }: PanelsProps) {
  const changes = useSignInChanges(organisationId)
  const { using, policy, listing, busyWith, askToRemove, edit } = changes
  const { providers, domains } = signIn
  return (
    <SignInColumn>
      <ProvidersPanel
        providers={providers}
        domains={domains}
        busy={changes.busyProvider}
        error={using.error}
        onAdd={() => edit({ provider: null })}
        onEdit={(provider) => edit({ provider })}
        onTest={changes.test}
        onSwitch={changes.turn}
        onRemove={({ id, name }) => askToRemove({ removes: 'provider', name, id })}
      />
      <MailDomainsPanel
        domains={domains}
        providers={providers}
        busy={busyWith}
        error={listing.error}
        onAdd={changes.add}
        onCheck={changes.check}
        onAssign={changes.assign}
        onRemove={({ id, domain }) => askToRemove({ removes: 'domain', name: domain, id })}
      />
      <SignInPolicyPanel
        signIn={signIn}
        busy={policy.busy}
        error={policy.error}
        onChange={changes.setPolicy}
      />
      <ScimSection organisationId={organisationId} providers={providers} />
      <Confirmation {...changes} />
      {changes.edited && (
        <ProviderForm changes={changes} edited={changes.edited} signIn={signIn} roles={roles} />
      )}
    </SignInColumn>
  )
}

type Changes = ReturnType<typeof useSignInChanges>
type ProviderFormProps = Omit<PanelsProps, 'organisationId'> & { changes: Changes; edited: Edited }

/** Adds or edits a provider. */
function ProviderForm({ changes, edited: { provider }, signIn, roles }: ProviderFormProps) {
  const { saving, save, edit } = changes
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  return (
    <ProviderDialog
      provider={provider}
      redirectUri={provider?.redirectUri ?? signIn.redirectUri}
      roles={roles}
      busy={saving.busy}
      error={saving.error}
      onSave={save}
      onDirty={setDirty}
      onClose={() => edit(null)}
      returnFocus={pageHeading}
    />
  )
}

function Confirmation({ removal, removing, remove, askToRemove }: Changes) {
  if (!removal) return null
  const { removes, name } = removal
  return (
    <SignInConfirmDialog
      removes={removes}
      name={name}
      busy={removing.busy}
      error={removing.error}
      onConfirm={remove}
      onClose={() => askToRemove(null)}
      returnFocus={pageHeading}
    />
  )
}
