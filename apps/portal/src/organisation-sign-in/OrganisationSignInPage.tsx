import type { AssignableRole, Id, Organisation, OrganisationSignIn } from '@tributary/domain'
import {
  DataTableSkeleton,
  EmptyState,
  MailDomainsPanel,
  ProviderPanel,
  SignInColumn,
  SignInConfirmDialog,
  SignInHeader,
  SignInSwitches,
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
import { useSignInChanges } from './use-sign-in-changes.ts'

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

/** Until there is a provider, its form is next to the domains only. */
function Panels({ organisationId, signIn: { provider, domains, redirectUri }, roles }: PanelsProps) {
  const changes = useSignInChanges(organisationId)
  const { saving, using, listing, busyWith, askToRemove } = changes
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  return (
    <SignInColumn>
      {provider && (
        <SignInSwitches
          provider={provider}
          busy={busyOf(busyWith)}
          error={using.error}
          onTest={changes.test}
          onSwitch={(values) => changes.turn(values, provider)}
        />
      )}
      <MailDomainsPanel
        domains={domains}
        busy={busyWith}
        error={listing.error}
        onAdd={changes.add}
        onCheck={changes.check}
        onRemove={({ id, domain }) => askToRemove({ removes: 'domain', name: domain, id })}
      />
      <ProviderPanel
        provider={provider}
        redirectUri={redirectUri}
        roles={roles}
        busy={saving.busy}
        error={saving.error}
        onSave={changes.save}
        onRemove={provider ? () => askToRemove({ removes: 'provider', name: provider.name }) : undefined}
        onDirty={setDirty}
      />
      <ScimSection organisationId={organisationId} />
      <Confirmation {...changes} />
    </SignInColumn>
  )
}

const switches = ['test', 'active', 'only'] as const
const busyOf = (busyWith: string | null) => switches.find((name) => name === busyWith) ?? null

function Confirmation({ removal, removing, remove, askToRemove }: ReturnType<typeof useSignInChanges>) {
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
