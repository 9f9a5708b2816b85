import { Breadcrumb, type BreadcrumbLink } from '@tributary/ui'

/** The page above all Excel pages. */
export const excelRoot = { label: 'Excel', href: '/excel' }

type ExcelBreadcrumbProps = {
  path: string
  title: string
  /** The pages between the root and this one. */
  above?: readonly BreadcrumbLink[]
}

/** The breadcrumb of an Excel page. */
export const ExcelBreadcrumb = ({ path, title, above = [] }: ExcelBreadcrumbProps) => (
  <Breadcrumb links={path === excelRoot.href ? [] : [excelRoot, ...above]} current={title} />
)
