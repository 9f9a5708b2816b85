import type { ExportSubject } from '@tributary/domain'
import { createContext, type ReactNode, useContext } from 'react'

/** An export that is about to happen. */
export type PlannedExport = {
  /** The list. */
  subject: ExportSubject
  /** The number of rows of the file. */
  rows: number
  /** Whether the list belongs to the selected organisation, or to all of them. */
  of: 'organisation' | 'all'
}

/** Records an export. Resolves to false if it may not happen, after the user has seen why. */
export type RecordExport = (planned: PlannedExport) => Promise<boolean>

const allow: RecordExport = () => Promise.resolve(true)

const Recorder = createContext<RecordExport>(allow)

export type RecordExportsProps = {
  /** Records an export before its file is written. */
  onExport: RecordExport
  /** The application. */
  children: ReactNode
}

/** Lets every CSV download of people, access or the audit log below it be recorded first. */
export const RecordExports = ({ onExport, children }: RecordExportsProps) => (
  <Recorder.Provider value={onExport}>{children}</Recorder.Provider>
)

/** Returns how to record an export. Without `RecordExports` above, every export may happen and none is recorded. */
export const useRecordExport = (): RecordExport => useContext(Recorder)
