import { Breadcrumb } from '@tributary/ui'
import { excelRoot } from '../ExcelBreadcrumb.tsx'
import type { LinkingKind } from './linking-kind.ts'

/** The breadcrumb of a linking screen. Its forms are below its list. */
export const LinkingBreadcrumb = ({ kind, form }: { kind: LinkingKind; form?: string | undefined }) => {
  const { path, title, root = excelRoot } = kind
  if (form === undefined) return <Breadcrumb links={[root]} current={title} />
  return <Breadcrumb links={[root, { label: title, href: path }]} current={form} />
}
