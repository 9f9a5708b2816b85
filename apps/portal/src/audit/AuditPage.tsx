import { can, type SessionUser } from '@tributary/domain'
import { auditMessages } from '@tributary/sdk/audit'
import { AuditFilterBar, AuditHeader, AuditVerification, Banner, EmptyState, Stack } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { userAtom } from '../session/session-atoms.ts'
import { AuditEntries } from './AuditEntries.tsx'
import { auditText } from './audit.messages.ts'
import { useAudit } from './use-audit.ts'
import { useAuditFilter } from './use-audit-filter.ts'
import { usePeople } from './use-people.ts'
import { useVerifyAudit } from './use-verify-audit.ts'

const words = auditMessages

/** The audit log of the selected organisation, or of every one. */
export function AuditPage() {
  const viewer = useAtomValue(userAtom)
  return viewer && <AuditFor viewer={viewer} />
}

function AuditFor({ viewer }: { viewer: SessionUser }) {
  const { organisations, selected, loaded } = useOrganisations()
  const { filter, setFilter, hrefOf } = useAuditFilter()
  const mayEverything = can(viewer, 'organisations.act-on-every')
  const place = mayEverything && filter.everything ? null : selected
  const isEverything = mayEverything && filter.everything
  const audit = useAudit(isEverything ? null : selected?.id, filter)
  const verification = useVerifyAudit()
  const people = usePeople(selected?.id, audit.entries)
  useDocumentTitle(words.title, place?.companyName)
  return (
    <>
      <AuditHeader
        summary={isEverything ? words.summaryOfAll : selected && words.summaryOf(selected.companyName)}
        onVerify={can(viewer, 'operations.open') ? verification.verify : undefined}
        verifying={verification.verifying}
      />
      {!isEverything && organisations?.length === 0 ? (
        <EmptyState title={auditText.noOrganisations} />
      ) : (
        <Stack gap={4}>
          <Verified {...verification} />
          <AuditFilterBar
            filter={filter}
            onFilter={setFilter}
            mayEverything={mayEverything}
            people={people}
            targetName={audit.entries?.find(({ target }) => target === filter.target)?.targetName ?? null}
          />
          <AuditEntries
            {...audit}
            failure={audit.failure ?? firstFailure(loaded)}
            hrefOf={hrefOf}
            organisation={place?.companyName ?? null}
          />
        </Stack>
      )}
    </>
  )
}

/** The result of the verification, or why it failed. */
function Verified({ error, dismissError, result, dismiss }: ReturnType<typeof useVerifyAudit>) {
  if (error)
    return (
      <Banner tone="danger" onDismiss={dismissError} dismissLabel={auditText.dismiss}>
        {error}
      </Banner>
    )
  return result && <AuditVerification result={result} onDismiss={dismiss} />
}
