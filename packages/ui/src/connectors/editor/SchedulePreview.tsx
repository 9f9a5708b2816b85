import type { TypeOrKind } from '@tributary/domain'
import { editorMessages, scheduleError, scheduleSentence } from '@tributary/sdk/connectors'
import { CalendarClock } from 'lucide-react'
import { Text } from '../../layout/Text.tsx'
import * as css from './ConnectorEditor.css.ts'
import { NextRuns } from './NextRuns.tsx'

const words = editorMessages.schedule

type SchedulePreviewProps = { schedule: string; type: TypeOrKind; timeZone: string | undefined }

/** The meaning of a schedule, announced on every change. */
export const SchedulePreview = ({ schedule, type, timeZone }: SchedulePreviewProps) => (
  <div className={css.preview} aria-live="polite">
    <CalendarClock size={18} className={css.previewIcon} aria-hidden />
    <div>
      <Text as="p" fontWeight="medium" overflowWrap="anywhere">
        {schedule.trim() === '' ? words.none : scheduleSentence(schedule)}
      </Text>
      {scheduleError(schedule, type) === null && <NextRuns schedule={schedule} timeZone={timeZone} />}
      {schedule.trim() !== '' && <p className={css.kept}>{words.inUtc}</p>}
    </div>
  </div>
)
