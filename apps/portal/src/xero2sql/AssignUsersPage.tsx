import { LinkingPage } from '../excel/linker/LinkingPage.tsx'
import { companyAssignments } from './company-assignments.ts'

/** Assigns users to the Xero companies they may sync. */
export const AssignUsersPage = () => <LinkingPage kind={companyAssignments} />
