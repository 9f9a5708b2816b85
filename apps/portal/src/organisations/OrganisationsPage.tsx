import { nouns } from '@tributary/sdk/common'
import { organisationsMessages } from '@tributary/sdk/organisations'
import {
  NoMatches,
  OrganisationGrid,
  type OrganisationGridProps,
  OrganisationGridSkeleton,
  OrganisationNotFound,
  OrganisationsHeader,
  PassFocus,
} from '@tributary/ui'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useRequestedAction } from '../page/requested-action.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { focusHeading, pageHeading, useHeadingInstead } from '../page/use-screen-focus.ts'
import { OrganisationEditor } from './OrganisationEditor.tsx'
import { organisationsText } from './organisations.messages.ts'
import { RestorableOrganisations } from './RestorableOrganisations.tsx'
import { useOrganisationEditor } from './use-organisation-editor.ts'
import { type OrganisationList, useOrganisationList } from './use-organisation-list.ts'

/** The organisations a user manages. The address can open the dialog of one. */
export function OrganisationsPage({ params }: PageProps) {
  const list = useOrganisationList()
  const editor = useOrganisationEditor(params.organisationId, list)
  const { edited } = editor
  useRequestedAction('add-organisation', list.state === 'ready', editor.add)
  useHeadingInstead(editor.isMissing)
  useDocumentTitle(edited?.known?.name, organisationsText.organisations)
  return (
    <>
      <OrganisationsHeader {...countsOf(list)} onAdd={editor.add} />
      {editor.isMissing && (
        <PassFocus to={focusHeading}>
          <OrganisationNotFound listHref={editor.listHref} />
        </PassFocus>
      )}
      <Content list={list} editHref={editor.editHref} />
      <RestorableOrganisations />
      {edited && (
        <OrganisationEditor
          key={edited.key}
          edited={edited}
          organisations={list.state === 'ready' ? list.all : []}
          onClose={editor.close}
          returnFocus={() => linkTo(edited.known && editor.editHref(edited.known)) ?? pageHeading()}
        />
      )}
    </>
  )
}

/** The link of the card, if it is rendered. */
const linkTo = (href: string | null) =>
  href === null ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)

/** During a search, the header also shows the number of matches. */
function countsOf(list: OrganisationList) {
  if (list.state !== 'ready') return { loading: list.state === 'loading' }
  const { all, found, search } = list
  const csv = { rows: found, organisation: null }
  return { total: all.length, found: search ? found.length : undefined, csv }
}

type ContentProps = Pick<OrganisationGridProps, 'editHref'> & { list: OrganisationList }

function Content({ list, editHref }: ContentProps) {
  if (list.state === 'failed')
    return <LoadFailure things={organisationsText.organisations} {...list.failure} />
  if (list.state === 'loading') return <OrganisationGridSkeleton />
  const { all, found, search, clearSearch } = list
  if (all.length > 0 && found.length === 0) {
    return (
      <PassFocus to={focusHeading}>
        <NoMatches
          noun={nouns.organisation.one}
          search={search}
          total={all.length}
          none={organisationsMessages.none}
          onClear={clearSearch}
        />
      </PassFocus>
    )
  }
  return <OrganisationGrid organisations={found} editHref={editHref} onFocusLost={focusHeading} />
}
