import { type Id, sameId, type Xero2SqlProduct } from '@tributary/domain'
import { formatDate } from '@tributary/sdk/common'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { Pencil } from 'lucide-react'
import { Columns } from '../layout/Columns.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CsvButton } from '../primitives/CsvButton/CsvButton.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { tabular } from '../theme/text.css.ts'
import { companyCsv } from './company-csv.ts'
import { SyncButton } from './SyncButton.tsx'
import * as css from './Xero2Sql.css.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

export type CompanyListProps = {
  /** The companies to show. */
  companies: readonly Xero2SqlProduct[]
  /** The ids of the companies with a sync request in progress. */
  syncing: readonly Id[]
  /** Why the last press started nothing; null if it started a sync. */
  notice: string | null
  /** Called when the user closes the notice. */
  onDismissNotice: () => void
  /** Called when the user synchronises a company. */
  onSync: (company: Xero2SqlProduct) => void
  /** Called when the user edits a company. */
  onEdit: (company: Xero2SqlProduct) => void
  /** Adds the CSV download. The organisation is in the file's name. */
  csv?: { organisation: string } | undefined
}

/** The Xero companies that the user may sync, each with its last manual sync. */
export function CompanyList(props: CompanyListProps) {
  const { companies, syncing, notice, onDismissNotice, onSync, onEdit, csv } = props
  if (companies.length === 0)
    return (
      <div className={css.card}>
        <EmptyState title={xero2sqlMessages.noProducts} />
      </div>
    )
  return (
    <Stack gap={5}>
      {notice !== null && (
        <div role="alert" key={notice}>
          <Banner tone="warning" onDismiss={onDismissNotice} dismissLabel={xero2sqlText.dismiss}>
            {notice}
          </Banner>
        </div>
      )}
      {csv && <Download companies={companies} {...csv} />}
      <ul className={css.card} aria-label={xero2sqlMessages.readyToSync}>
        {companies.map((company) => (
          <Columns
            as="li"
            template="fill auto"
            from="tablet"
            alignItems="center"
            rowGap={3}
            columnGap={4}
            key={company.id}
            className={css.company}
          >
            <Stack gap="half" minWidth={0}>
              <Text as="h2" size="md" fontWeight="medium" overflowWrap="anywhere">
                <bdi>{company.companyName}</bdi>
              </Text>
              <LastSync at={company.lastTriggeredAt} />
            </Stack>
            <div className={css.actions}>
              <Button
                writes
                variant="ghost"
                icon={Pencil}
                aria-label={xero2sqlText.editNamed(company.companyName)}
                data-edit-row={company.id}
                onClick={() => onEdit(company)}
              >
                {xero2sqlText.edit}
              </Button>
              <SyncButton
                company={company}
                syncing={syncing.some((id) => sameId(id, company.id))}
                onPress={() => onSync(company)}
              />
            </div>
          </Columns>
        ))}
      </ul>
    </Stack>
  )
}

/** The skeleton of the companies. */
export const CompaniesLoading = () => (
  <div className={css.awaited} aria-busy>
    <Spinner label={xero2sqlMessages.loadingProducts} />
  </div>
)

const LastSync = ({ at }: { at: Date | null }) => (
  <Text as="p" size="sm" color="secondary">
    <span className={css.label}>{xero2sqlMessages.lastSyncStarted}</span>{' '}
    {at ? (
      <time dateTime={at.toISOString()} className={tabular}>
        {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    ) : (
      xero2sqlMessages.never
    )}
  </Text>
)

const Download = ({
  companies,
  organisation,
}: Pick<CompanyListProps, 'companies'> & { organisation: string }) => (
  <Inline justifyContent="end">
    <CsvButton
      size="sm"
      variant="ghost"
      columns={companyCsv()}
      rows={companies}
      subject={xero2sqlText.companies}
      organisation={organisation}
    />
  </Inline>
)
