import { hasLinks } from '@tributary/sdk/excel'
import { AddButton, ConfirmDialog, LinkList, PageHeader } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { StructureOutdated } from '../../database/StructureOutdated.tsx'
import { focusHeading, pageHeading } from '../../page/use-screen-focus.ts'
import { linksFrom } from '../links-from.tsx'
import { LinkingBreadcrumb } from './LinkingBreadcrumb.tsx'
import type { LinkedItem, LinkingKind, LinkingWords, ReadyLinking } from './linking-kind.ts'
import { toldApart } from './told-apart.ts'
import { useLinkingView } from './use-linking-view.ts'
import { useUnlink } from './use-unlink.ts'

type LinkingListProps = { kind: LinkingKind; linking: ReadyLinking }

/** Everything with what it is linked to, and the ways to change that. */
export function LinkingList({ kind, linking }: LinkingListProps) {
  const { path, title, words } = kind
  const { rows, unlink } = useUnlink(kind, linking)
  const { toEdit, toNew } = useLinkingView(path)
  const [asking, setAsking] = useState<LinkedItem | null>(null)
  const items = useMemo(() => new Map(rows.map((item) => [String(item.id), item])), [rows])
  const shown = useMemo(() => toldApart(rows).map((item) => listRow(item, words)), [rows, words])
  const remove = (item: LinkedItem | undefined) => {
    if (item && words.question) setAsking(item)
    else if (item) unlink(item)
  }
  return (
    <>
      <PageHeader
        title={title}
        summary={words.summary(rows.filter(({ links }) => hasLinks(links)).length)}
        breadcrumb={<LinkingBreadcrumb kind={kind} />}
        actions={
          <>
            {linksFrom(path)}
            <AddButton onClick={toNew}>{words.create}</AddButton>
          </>
        }
      />
      {!kind.root && <StructureOutdated organisationId={linking.organisation.id} />}
      <LinkList
        label={title}
        rows={shown}
        noun={words.left.one}
        searchLabel={words.left.search}
        none={words.left.none}
        relation={words.linkedTo}
        unlinked={words.nothing}
        removeLabel={words.unlink}
        {...(kind.namesShown !== undefined && { namesShown: kind.namesShown })}
        onEdit={({ id }) => toEdit(id)}
        onRemove={({ id }) => remove(items.get(String(id)))}
        onFocusLost={focusHeading}
      />
      {asking && words.question && (
        <ConfirmDialog
          title={words.question(asking.name)}
          action={words.unlink}
          onConfirm={() => {
            setAsking(null)
            unlink(asking)
          }}
          onClose={() => setAsking(null)}
          returnFocus={() => editButton(asking.name) ?? pageHeading()}
        />
      )}
    </>
  )
}

const listRow = ({ id, name, status, links, linked }: LinkedItem, { every }: LinkingWords) => ({
  ...{ id, name, status },
  // The sentence replaces the names, which would be as many as rows times targets.
  ...(links.later ? { linked: [], every } : { linked: linked.map((one) => one.name) }),
})

/** The button that stays when the links of a row have gone. */
const editButton = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main li button')].find(
    (button) => button.getAttribute('aria-label') === `Edit ${name}`,
  ) ?? null
