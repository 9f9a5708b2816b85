import { can, type Organisation, type Xero2SqlProduct } from '@tributary/domain'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import {
  Breadcrumb,
  CompaniesLoading,
  CompanyList,
  EmptyState,
  PageHeader,
  Spinner,
  SynchroniseLinks,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useFormAddress } from '../excel/structure/use-form-address.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { CompanyCredentials } from './CompanyCredentials.tsx'
import { type Companies, useCompanies } from './use-companies.ts'
import { useSync } from './use-sync.ts'
import { xeroPaths, xeroRoot } from './xero-paths.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

/** Xero companies and how to sync them. */
export function SynchronisePage(_: PageProps) {
  const companies = useCompanies()
  const organisation = companies.state === 'ready' ? companies.organisation : undefined
  useDocumentTitle(xero2sqlMessages.synchronise, organisation?.companyName)
  if (companies.state === 'ready') return <Ready key={String(companies.organisation.id)} {...companies} />
  return (
    <>
      <Header isSyncing={false} />
      <Awaited companies={companies} />
    </>
  )
}

function Header({ isSyncing }: { isSyncing: boolean }) {
  const viewer = useAtomValue(userAtom)
  return (
    <PageHeader
      title={xero2sqlMessages.readyToSync}
      breadcrumb={<Breadcrumb links={[xeroRoot]} current={xero2sqlMessages.synchronise} />}
      status={isSyncing && <Spinner label={xero2sqlMessages.syncing} />}
      actions={
        can(viewer, 'xero2sql.assign-users') && (
          <SynchroniseLinks
            assignUsersHref={xeroPaths.assignUsers}
            tokensHref={can(viewer, 'xero2sql.tokens') ? xeroPaths.tokens : null}
          />
        )
      }
    />
  )
}

function Awaited({ companies }: { companies: Exclude<Companies, { state: 'ready' }> }) {
  if (companies.state === 'without-organisation') return <EmptyState title={xero2sqlText.noOrganisations} />
  if (companies.state === 'failed')
    return <LoadFailure things={xero2sqlText.entities} {...companies.failure} />
  return <CompaniesLoading />
}

type ReadyProps = {
  organisation: Organisation
  companies: readonly Xero2SqlProduct[]
  isRenewing: boolean
}

function Ready({ organisation, companies, isRenewing }: ReadyProps) {
  const sync = useSync(organisation.id)
  const { openEdit } = useFormAddress()
  return (
    <>
      <Header isSyncing={sync.syncing.length > 0} />
      <CompanyList
        companies={companies}
        syncing={sync.syncing}
        notice={sync.notice}
        onDismissNotice={sync.dismissNotice}
        onSync={sync.sync}
        onEdit={({ id }) => openEdit(id)}
        csv={{ organisation: organisation.companyName }}
      />
      <CompanyCredentials organisationId={organisation.id} companies={companies} isRenewing={isRenewing} />
    </>
  )
}
