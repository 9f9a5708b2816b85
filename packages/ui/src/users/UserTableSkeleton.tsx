import { DataTableSkeleton } from '../primitives/DataTable/DataTableSkeleton.tsx'
import { usersText } from './users.messages.ts'

/** The skeleton of the users as rows. */
export const UserTableSkeleton = () => <DataTableSkeleton label={usersText.loadingUsers} />
