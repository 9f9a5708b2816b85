import { useQuery } from '@tanstack/react-query'
import { housekeepingKey, refetchAlways, useStickyError } from '@tributary/react'
import { getHousekeeping } from '@tributary/sdk'
import { operationsMessages } from '@tributary/sdk/operations'
import { DataTableSkeleton, HousekeepingTable, PageHeader } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { useClient } from '../session/use-client.ts'

const words = operationsMessages.housekeeping

/** The sizes of the stored data, and what is deleted when. */
export function HousekeepingPage() {
  useDocumentTitle(words.title)
  return (
    <>
      <PageHeader title={words.title} summary={words.summary} />
      <Content />
    </>
  )
}

function Content() {
  const client = useClient()
  const query = useQuery({
    queryKey: housekeepingKey,
    queryFn: ({ signal }) => getHousekeeping(client, {}, { signal }),
    ...refetchAlways,
  })
  const { data, isFetching, refetch } = query
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  if (data) return <HousekeepingTable housekeeping={data} />
  return failure ? (
    <LoadFailure things={words.label} {...failure} />
  ) : (
    <DataTableSkeleton label={words.loading} />
  )
}
