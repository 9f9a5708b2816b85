import { useQuery } from '@tanstack/react-query'
import { getExcelGuide } from '@tributary/sdk'
import { ExcelGuide } from '@tributary/ui'
import { useClient } from '../session/use-client.ts'

const none = { microsoft365Video: null, excel365Video: null }

/** The guide with the videos of this installation, or without videos if they cannot be loaded. */
export function Guide() {
  const client = useClient()
  const { data, isError } = useQuery({
    queryKey: ['excel-guide'],
    queryFn: ({ signal }) => getExcelGuide(client, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return <ExcelGuide manifestHref="/excel-connector-manifest.xml" videos={isError ? none : data} />
}
