import { Breadcrumb } from '@tributary/ui'

const root = { label: 'Excel', href: '/excel' }

/** Where an Excel page belongs: to the root of them, unless it is that itself (SHELL-51). */
export const ExcelBreadcrumb = ({ path, title }: { path: string; title: string }) => (
  <Breadcrumb links={path === root.href ? [] : [root]} current={title} />
)
