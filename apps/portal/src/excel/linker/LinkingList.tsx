import { hasLinks, noLinks } from '@tributary/sdk/excel'
import { AddButton, ConfirmDialog, LinkList, PageHeader } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { StructureOutdated } from '../../database/StructureOutdated.tsx'
import { focusHeading, pageHeading } from '../../page/use-screen-focus.ts'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { linksFrom } from '../links-from.tsx'
import { disambiguateNames } from './disambiguate-names.ts'
import { LinkingBreadcrumb } from './LinkingBreadcrumb.tsx'
import type { LinkedItem, LinkingKind, LinkingWords, ReadyLinking } from './linking-kind.ts'
import { useLinkingView } from './use-linking-view.ts'
import { useUnlink } from './use-unlink.ts'

type LinkingListProps = { kind: LinkingKind; linking: ReadyLinking }

/** The items with their links, and the buttons that change them. */
export function LinkingList({ kind, linking }: LinkingListProps) {
  const { path, title, words } = kind
  const { rows, unlink } = useUnlink(kind, linking)
  const { toEdit, toNew } = useLinkingView(path)
  const [unlinking, setUnlinking] = useState<LinkedItem | null>(null)
  const items = useMemo(() => new Map(rows.map((item) => [String(item.id), item])), [rows])
  const shown = useMemo(() => disambiguateNames(rows).map((item) => listRow(item, words)), [rows, words])
  const remove = (item: LinkedItem | undefined) => {
    if (item && words.question) setUnlinking(item)
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
        csv={{
          organisation: linking.organisation.companyName,
          ...(words.left.kind === 'user' && { exports: 'links' as const }),
        }}
        noun={words.left.noun.one}
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
      {unlinking && words.question && (
        <ConfirmDialog
          title={words.question(unlinking.name)}
          action={words.unlink}
          preview={
            kind.editOf && (
              <AccessPreview
                organisationId={linking.organisation.id}
                edit={kind.editOf(unlinking.id, noLinks)}
              />
            )
          }
          onConfirm={() => {
            setUnlinking(null)
            unlink(unlinking)
          }}
          onClose={() => setUnlinking(null)}
          returnFocus={() => editButton(unlinking.name) ?? pageHeading()}
        />
      )}
    </>
  )
}

const listRow = ({ id, name, status, links, linked }: LinkedItem, { every }: LinkingWords) => ({
  ...{ id, name, status },
  // A sentence instead of the names, which would be rows times targets.
  ...(links.later ? { linked: [], every } : { linked: linked.map((one) => one.name) }),
})

/** The button of a row that stays when its links are removed. */
const editButton = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main li button')].find(
    (button) => button.getAttribute('aria-label') === `Edit ${name}`,
  ) ?? null
