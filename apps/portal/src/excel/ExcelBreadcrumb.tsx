import { Breadcrumb, type BreadcrumbLink } from '@tributary/ui'

/** The page all Excel pages belong to. */
export const excelRoot = { label: 'Excel', href: '/excel' }

type ExcelBreadcrumbProps = {
  path: string
  title: string
  /** The pages between the root and this one. */
  above?: readonly BreadcrumbLink[]
}

/** Where an Excel page belongs: to the root of them, unless it is that itself (SHELL-51). */
export const ExcelBreadcrumb = ({ path, title, above = [] }: ExcelBreadcrumbProps) => (
  <Breadcrumb links={path === excelRoot.href ? [] : [excelRoot, ...above]} current={title} />
)
