import { dayIn, endOfDay, isDay } from '@tributary/sdk/access'
import { isTimeZone } from '@tributary/sdk/connectors'
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

/** Who had access to what on a past day. The address has the day and its time zone, so that a link shows others the same. */
export function PastAccessPage() {
  const viewer = useAtomValue(userAtom)
  const client = useClient()
  const [path, navigate] = useLocation()
  const wanted = new URLSearchParams(useQueryString())
  const zone = isTimeZone(wanted.get('zone') ?? '') ? (wanted.get('zone') ?? '') : ownZone()
  const wantedDay = wanted.get('day') ?? ''
  const day = isDay(wantedDay) ? wantedDay : dayIn(zone, client.now())
  const loaded = usePastAccess(endOfDay(day, zone))
  const show = (next: { day: string; zone: string }) =>
    navigate(`${path}?${new URLSearchParams(next)}`, { replace: true })
  useDocumentTitle(accessPageText.report, loaded.organisation?.companyName)
  return (
    <>
      <PageHeader title={accessPageText.report} summary={accessPageText.reportSummary} />
      {loaded.state === 'ready' ? (
        <PastAccessView
          day={day}
          onDay={(next) => show({ day: next, zone })}
          zone={zone}
          onZone={(next) => show({ day, zone: next })}
          access={loaded.access}
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

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
