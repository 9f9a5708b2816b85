import type { PastAccess } from '@tributary/domain'
import { formatDate, formatZone, nouns } from '@tributary/sdk/common'
import { accessMessages } from '@tributary/sdk/excel'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { AccessReport, type ReportOrigin } from '../excel/access/AccessReport.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { useZoneOptions } from '../patterns/use-zone-options.ts'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { ownElement } from '../theme/own-element.css.ts'
import { PastAccessPrint } from './PastAccessPrint.tsx'
import { pastAccessText } from './past-access.messages.ts'
import { excelCsv, pastColumns } from './past-columns.tsx'

export type PastAccessViewProps = {
  /** The day, e.g. `2026-11-21`. */
  day: string
  /** Called with another day. */
  onDay: (day: string) => void
  /** The time zone in which the day ends, e.g. `Europe/Berlin`. */
  zone: string
  /** Called with another time zone. */
  onZone: (zone: string) => void
  /** The access at the end of that day. */
  access: PastAccess
  /** The organisation and the user, for the printed report and the name of the file. */
  origin: ReportOrigin
}

/** Who had access to what on a past day: the report for an auditor, to read, print and download. */
export function PastAccessView({ day, onDay, zone, onZone, access, origin }: PastAccessViewProps) {
  const date = formatDate(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  const heading = pastAccessText.heading(date, formatZone(zone))
  const doubts = doubtsOf(access, zone)
  const zoneOptions = useZoneOptions(zone)
  const columns = useMemo(() => pastColumns(access.items), [access.items])
  return (
    <Stack gap={4} minWidth={0}>
      <Inline gap={3} wrap alignItems="end">
        <TextField
          size="sm"
          type="date"
          label={pastAccessText.day}
          value={day}
          required
          onChange={({ target }) => target.value && onDay(target.value)}
        />
        <Select size="sm" label={pastAccessText.zone} value={zone} onChange={onZone} options={zoneOptions} />
        <Button size="sm" variant="ghost" icon={Printer} onClick={() => window.print()}>
          {accessMessages.print}
        </Button>
      </Inline>
      <Text as="p" color="secondary" className={ownElement}>
        {pastAccessText.zoneHelp} {recordedSince(access, zone)}
      </Text>
      {doubts.length > 0 && (
        <Banner tone="warning">
          {doubts.map((doubt) => (
            <p key={doubt} className={ownElement}>
              {doubt}
            </p>
          ))}
        </Banner>
      )}
      <DataTable
        label={heading}
        nouns={nouns.person}
        columns={columns}
        rows={access.members}
        rowKey={({ id }) => String(id)}
        searchBy={({ name, emailAddress }) => `${name} ${emailAddress}`}
        empty={access.reaches ? pastAccessText.none : pastAccessText.noData}
        minWidth={860}
        csv={{ organisation: origin.organisation, exports: 'access-report', more: excelCsv(access.items) }}
      />
      <AccessReport heading={heading} origin={origin}>
        {() => (
          <PastAccessPrint
            heading={heading}
            access={access}
            notes={[pastAccessText.zoneHelp, recordedSince(access, zone), ...doubts]}
          />
        )}
      </AccessReport>
    </Stack>
  )
}

const timeIn = (time: Date, timeZone: string) =>
  formatDate(time, { dateStyle: 'long', timeStyle: 'short', timeZone })

const recordedSince = ({ recordedSince: since }: PastAccess, zone: string) =>
  pastAccessText.recordedSince(timeIn(since, zone))

/** Why the report may lack something. */
const doubtsOf = ({ completeSince, reaches }: PastAccess, zone: string): string[] => [
  ...(completeSince ? [pastAccessText.completeSince(timeIn(completeSince, zone))] : []),
  ...(reaches ? [] : [pastAccessText.notReached]),
]
