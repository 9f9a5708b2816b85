import type { MailState } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { operationsMessages } from '@tributary/sdk/operations'
import { DataTableSkeleton, Inline, MailFilter, MailTable, PageHeader, Stack, Text } from '@tributary/ui'
import { useState } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { focusHeading } from '../page/use-screen-focus.ts'
import { useMailCounts, useMails, useRetryMail } from './use-mails.ts'

const words = operationsMessages.mail

/** The mails that have not been sent. */
export function MailPage() {
  useDocumentTitle(words.title)
  const [state, setState] = useState<MailState | null>(null)
  const { mails, failure, ...more } = useMails(state)
  const { sending, retry } = useRetryMail()
  return (
    <>
      <PageHeader title={words.title} summary={words.summary} />
      <Stack gap={4}>
        <Inline rowGap={2} columnGap={4} wrap>
          <MailFilter state={state} onChange={setState} />
          <Counts />
        </Inline>
        {mails ? (
          <MailTable
            {...more}
            mails={mails}
            state={state}
            sending={sending}
            onRetry={retry}
            onFocusLost={focusHeading}
          />
        ) : failure ? (
          <LoadFailure things={words.label} {...failure} />
        ) : (
          <DataTableSkeleton label={words.loading} />
        )}
      </Stack>
    </>
  )
}

function Counts() {
  const counts = useMailCounts()
  const written = (count: number) =>
    counts?.isWhole === false ? words.atLeast(formatNumber(count)) : formatNumber(count)
  return (
    <Text as="p" role="status" size="sm" color="secondary">
      {counts && words.counts(written(counts.waiting), written(counts.abandoned))}
    </Text>
  )
}
