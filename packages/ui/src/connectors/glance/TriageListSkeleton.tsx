import { DataTableSkeleton } from '../../primitives/DataTable/DataTableSkeleton.tsx'
import { connectorsText } from '../connectors.messages.ts'

/** The shape of a {@link TriageList} while the connectors load. */
export const TriageListSkeleton = () => (
  <DataTableSkeleton label={connectorsText.loadingConnectors} searchable />
)
