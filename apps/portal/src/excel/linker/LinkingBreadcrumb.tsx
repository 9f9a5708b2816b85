import { Breadcrumb } from '@tributary/ui'
import { excelRoot } from '../ExcelBreadcrumb.tsx'
import type { LinkingKind } from './linking-kind.ts'

/** Where a linking screen belongs; a form of it belongs to its list (SHELL-51). */
export const LinkingBreadcrumb = ({ kind, form }: { kind: LinkingKind; form?: string | undefined }) => {
  const { path, title, root = excelRoot } = kind
  if (form === undefined) return <Breadcrumb links={[root]} current={title} />
  return <Breadcrumb links={[root, { label: title, href: path }]} current={form} />
}
