import type { TriedRequest, TriedTable } from '@tributary/domain'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { PreviewRows } from '../connectors/runs/PreviewRows.tsx'
import { Columns } from '../layout/Columns.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import { mono, sentence } from '../theme/text.css.ts'
import * as css from './CustomSources.css.ts'

export type TriedResultProps = {
  table: string
  tried: TriedTable
  /** Whether the manifest has changed since then. */
  outdated: boolean
}

const words = customSourcesMessages.trying

/** The request of a try, and the first page or why it could not be read. */
export const TriedResult = ({ table, tried, outdated }: TriedResultProps) => (
  <Stack gap={3}>
    <Text as="h3" size="md" fontWeight="semibold" overflowWrap="anywhere">
      {words.result(table)}
    </Text>
    {outdated && (
      <Text as="p" size="sm" color="secondary">
        {words.changed}
      </Text>
    )}
    {tried.request && <Request request={tried.request} status={tried.status} />}
    {tried.error && <Banner tone="danger">{tried.error}</Banner>}
    {tried.notes.length > 0 && <Notes notes={tried.notes} />}
    {tried.preview && <PreviewRows name={table} preview={tried.preview} />}
  </Stack>
)

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <Banner tone="info">
    {notes.map((note) => (
      <p key={note} className={sentence}>
        {note}
      </p>
    ))}
  </Banner>
)

type RequestProps = { request: TriedRequest; status: number | null }

function Request({ request: { method, url, headers, body }, status }: RequestProps) {
  return (
    <div className={css.request}>
      <Columns as="dl" template="max-content fill" columnGap={3} rowGap={2} className={css.facts}>
        <Text as="dt" color="secondary">
          {words.request}
        </Text>
        <dd className={mono} dir="ltr">
          {method} {url}
        </dd>
        {body !== null && (
          <>
            <Text as="dt" color="secondary">
              {words.body}
            </Text>
            <dd className={mono} dir="ltr">
              {body}
            </dd>
          </>
        )}
        <Text as="dt" color="secondary">
          {words.status}
        </Text>
        <dd>
          <Status status={status} />
        </dd>
      </Columns>
      {headers.length > 0 && (
        <details>
          <summary className={css.summaryButton}>{words.headers(headers.length)}</summary>
          <ul className={css.headers}>
            {headers.map(({ name, value }) => (
              <li key={name} className={mono} dir="ltr">
                {name}: {value}
              </li>
            ))}
          </ul>
          <Text as="p" size="xs" color="secondary">
            {words.hidden}
          </Text>
        </details>
      )}
    </div>
  )
}

function Status({ status }: { status: number | null }) {
  if (status === null)
    return (
      <StatusPill tone="neutral" icon={CircleDashed} form="plain">
        {words.noResponse}
      </StatusPill>
    )
  const isGood = status < 400
  return (
    <StatusPill tone={isGood ? 'success' : 'danger'} icon={isGood ? CircleCheck : CircleAlert} form="plain">
      {String(status)}
    </StatusPill>
  )
}
