import { LinkingPage } from '../excel/linker/LinkingPage.tsx'
import { companyAssignments } from './company-assignments.ts'

/** Who may sync which Xero companies (connectors spec 2.13). */
export const AssignUsersPage = () => <LinkingPage kind={companyAssignments} />
