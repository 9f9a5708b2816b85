import { userName } from '@tributary/sdk/users'
import { DataTableSkeleton, PageHeader, PastAccessView } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { NotLoadedContent } from '../excel/NotLoadedContent.tsx'
import { useQueryString } from '../page/use-address.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'
import { accessPageText } from './access.messages.ts'
import { usePastAccess } from './use-past-access.ts'

/** Who had access to what on a past day. The address has the day. */
export function PastAccessPage() {
  const viewer = useAtomValue(userAtom)
  const client = useClient()
  const [path, navigate] = useLocation()
  const wanted = new URLSearchParams(useQueryString()).get('day') ?? ''
  const day = isDay(wanted) ? wanted : dayOf(client.now())
  const loaded = usePastAccess(endOf(day))
  useDocumentTitle(accessPageText.report, loaded.organisation?.companyName)
  return (
    <>
      <PageHeader title={accessPageText.report} summary={accessPageText.reportSummary} />
      {loaded.state === 'ready' ? (
        <PastAccessView
          day={day}
          onDay={(next) => navigate(`${path}?day=${next}`, { replace: true })}
          access={loaded.access}
          reaches={loaded.reaches}
          origin={{ organisation: loaded.organisation.companyName, by: viewer ? userName(viewer) : '' }}
        />
      ) : (
        <NotLoadedContent
          load={loaded}
          things={accessPageText.accessRights}
          skeleton={<DataTableSkeleton label={accessPageText.loading} searchable />}
        />
      )}
    </>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(endOf(text).getTime())

/** Days are those of the reader's own zone, as the times in the audit log are. */
const endOf = (day: string) => {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + 1)
  return date
}

const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
