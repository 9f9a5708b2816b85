import type { TokenOrganisation } from '@tributary/domain'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { Breadcrumb, EmptyState, PageHeader, Spinner, TokenColumns, TokenList } from '@tributary/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { unlessUnsaved } from '../page/unsaved.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { TokenCredentials } from './TokenCredentials.tsx'
import { useTokens } from './use-tokens.ts'
import { xeroRoot } from './xero-paths.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

/** The authorisations at Xero and the databases of their companies. */
export function TokensPage(_: PageProps) {
  const tokens = useTokens()
  useDocumentTitle(xero2sqlMessages.tokens)
  return (
    <>
      <PageHeader
        title={xero2sqlMessages.tokens}
        breadcrumb={<Breadcrumb links={[xeroRoot]} current={xero2sqlMessages.tokens} />}
      />
      <Content tokens={tokens} />
    </>
  )
}

type ContentProps = { tokens: ReturnType<typeof useTokens> }

function Content({ tokens }: ContentProps) {
  const { fetched, failure, rows } = tokens
  if (!fetched)
    return (
      <>
        {failure && <LoadFailure things={xero2sqlText.tokens} {...failure} />}
        <EmptyState title={xero2sqlMessages.noTokensFetched}>
          {!failure && <Spinner label={xero2sqlText.loadingTokens} />}
        </EmptyState>
      </>
    )
  return rows.length === 0 ? (
    <EmptyState title={xero2sqlMessages.noTokensPresent} />
  ) : (
    <Tokens tokens={tokens} />
  )
}

type Chosen = { xeroUserId: string; organisation: TokenOrganisation }

function Tokens({ tokens: { rows, open, toggle, search, setSearch } }: ContentProps) {
  const store = useStore()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <TokenColumns
      list={
        <TokenList
          tokens={rows}
          open={open}
          onToggle={toggle}
          search={search}
          onSearch={setSearch}
          chosen={chosen && { xeroUserId: chosen.xeroUserId, id: chosen.organisation.id }}
          onChoose={({ xeroUserId }, organisation) =>
            unlessUnsaved(store, () => setChosen({ xeroUserId, organisation }))
          }
        />
      }
      form={
        chosen ? (
          <TokenCredentials key={`${chosen.xeroUserId} ${chosen.organisation.id}`} {...chosen} />
        ) : (
          <EmptyState title={xero2sqlMessages.chooseOrganisation} />
        )
      }
    />
  )
}
