import type { ApiToken, ServiceAccount } from '@tributary/domain'
import { tokensMessages } from '@tributary/sdk/tokens'
import {
  EmptyState,
  NoServiceAccounts,
  ProgramsHeader,
  ProgramsSections,
  ProgramsSkeleton,
  RevokeTokenDialog,
  ServiceAccountTable,
  SkeletonText,
  UserTokenTable,
} from '@tributary/ui'
import { useMemo, useState } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { focusHeading, pageHeading } from '../page/use-screen-focus.ts'
import { AccountForm } from './AccountForm.tsx'
import { CreateServiceToken } from './CreateServiceToken.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { tokensText } from './tokens.messages.ts'
import { type Programs, type ReadyPrograms, usePrograms } from './use-programs.ts'

/** The open dialog of the page. */
type Asked =
  | { what: 'account'; account: ServiceAccount | null }
  | { what: 'token'; account: ServiceAccount }
  | { what: 'deletion'; account: ServiceAccount }
  | { what: 'revocation'; token: ApiToken }

type Ask = (asked: Asked) => void

const words = tokensMessages.programs

/** The service accounts of the selected organisation, and the API tokens that work in it. */
export function ProgramsPage() {
  const programs = usePrograms()
  const [asked, setAsked] = useState<Asked | null>(null)
  const organisation = programs.state === 'ready' ? programs.organisation : undefined
  useDocumentTitle(words.title, organisation?.companyName)
  const add = () => setAsked({ what: 'account', account: null })
  return (
    <>
      <Header programs={programs} onAdd={add} />
      <Content programs={programs} onAsk={setAsked} />
      {asked && programs.state === 'ready' && (
        <Dialogs asked={asked} programs={programs} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

function Header({ programs, onAdd }: { programs: Programs; onAdd: () => void }) {
  if (programs.state === 'loading') return <ProgramsHeader summary={<SkeletonText width="240px" />} />
  if (programs.state !== 'ready') return <ProgramsHeader />
  return (
    <ProgramsHeader
      summary={words.summary(programs.organisation.companyName)}
      onAdd={programs.accounts.length > 0 ? onAdd : undefined}
    />
  )
}

function Content({ programs, onAsk }: { programs: Programs; onAsk: Ask }) {
  if (programs.state === 'without-organisation') return <EmptyState title={tokensText.noOrganisations} />
  if (programs.state === 'failed') return <LoadFailure things={words.title} {...programs.failure} />
  if (programs.state === 'loading') return <ProgramsSkeleton />
  return <Lists programs={programs} onAsk={onAsk} />
}

function Lists({ programs, onAsk }: { programs: ReadyPrograms; onAsk: Ask }) {
  const { accounts, userTokens, organisation } = programs
  const csv = { organisation: organisation.companyName }
  const handlers = useMemo(
    () => ({
      onCreateToken: (account: ServiceAccount) => onAsk({ what: 'token', account }),
      onEdit: (account: ServiceAccount) => onAsk({ what: 'account', account }),
      onDelete: (account: ServiceAccount) => onAsk({ what: 'deletion', account }),
      onRevoke: (token: ApiToken) => onAsk({ what: 'revocation', token }),
    }),
    [onAsk],
  )
  return (
    <ProgramsSections
      accounts={
        accounts.length > 0 ? (
          <ServiceAccountTable accounts={accounts} csv={csv} onFocusLost={focusHeading} {...handlers} />
        ) : (
          <NoServiceAccounts onAdd={() => onAsk({ what: 'account', account: null })} />
        )
      }
      userTokens={
        <UserTokenTable
          tokens={userTokens}
          csv={csv}
          onFocusLost={focusHeading}
          onRevoke={handlers.onRevoke}
        />
      }
    />
  )
}

type DialogsProps = { asked: Asked; programs: ReadyPrograms; onClose: () => void }

function Dialogs({ asked, programs, onClose }: DialogsProps) {
  const place = { organisationId: programs.organisation.id, onClose }
  if (asked.what === 'account') return <AccountForm {...place} account={asked.account} />
  if (asked.what === 'token') return <CreateServiceToken {...place} account={asked.account} />
  if (asked.what === 'deletion') {
    const account = programs.accounts.find(({ id }) => id === asked.account.id)
    return account && <DeleteAccount {...place} account={account} />
  }
  return (
    <RevokeTokenDialog
      token={asked.token}
      onConfirm={() => {
        void programs.revoke(asked.token)
        onClose()
      }}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
