import { type Id, sameId } from '@tributary/domain'
import { hasLinks, linkerChoices, linksMessages, noLinks, structureMessages } from '@tributary/sdk/excel'
import { Linker, LinkerBar, LinkProblem } from '@tributary/ui'
import { useStore } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { unlessUnsaved } from '../../page/unsaved.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { disambiguateNames } from './disambiguate-names.ts'
import { problemOf } from './link-problem.ts'
import { formSentence } from './link-sentences.tsx'
import type { LinkedItem, LinkingKind, ReadyLinking } from './linking-kind.ts'
import { draftFor, type LinkForm, useLinkForm } from './use-link-form.ts'
import { useLinkingView } from './use-linking-view.ts'
import { useSaveLinks } from './use-save-links.ts'

type LinkingFormProps = {
  kind: LinkingKind
  linking: ReadyLinking
  /** The item whose links are edited. Null for a new link. */
  editedId: Id | null
  header: ReactNode
  /** Instead of the form, if the edited item does not exist. */
  missing: ReactNode
}

/** The items on the left, the links of the chosen one on the right, and the button that saves them. */
export function LinkingForm({ kind, linking, editedId, header, missing }: LinkingFormProps) {
  const { words, path } = kind
  const { toList, afterForm } = useLinkingView(path)
  const { form, choose, forget } = useChosen(kind, linking, editedId)
  const people = kind.usePeople(linking.organisation.id)
  const { save, progress, problem, setProblem } = useSaveLinks({
    ...{ kind, linking, form, onSaved: afterForm },
    onMissing: () => {
      forget()
      setProblem(problemOf(structureMessages.gone(words.left.kind)))
    },
  })
  useUnsaved(form.dirty)
  const left = useLeftSide(linking.items, form.item)
  const busy = progress !== null
  if (editedId !== null && !form.item)
    return (
      <>
        {header}
        {missing}
      </>
    )
  return (
    <>
      {header}
      {problem && (
        <LinkProblem
          heading={problem.heading}
          messages={problem.messages}
          retry={problem.retry > 0 ? { label: linksMessages.retry(problem.retry), onPress: save } : undefined}
          onDismiss={() => setProblem(null)}
        />
      )}
      <Linker
        left={{ ...side(words.left), items: left, chosen: form.item?.id ?? null, onChoose: choose }}
        right={{ ...side(words.right), items: form.shown }}
        choice={form.choice}
        onChoice={form.setChoice}
        {...(kind.scopes && { scopes: kind.scopes })}
        busy={busy}
        {...(kind.editOf && { impact: <Preview {...{ kind, linking, form }} /> })}
      />
      <LinkerBar
        sentence={
          progress?.total
            ? linksMessages.saving(progress.done, progress.total)
            : formSentence(form, words, people)
        }
        back={{ label: words.back, onPress: toList }}
        submit={{ label: words.submit, onPress: save, busy, disabled: !maySave(kind, form) }}
      />
    </>
  )
}

type PreviewProps = { kind: LinkingKind; linking: ReadyLinking; form: LinkForm }

/** Who gains and loses if the links of the chosen item are saved. */
function Preview({ kind, linking, form: { item, dirty, wanted } }: PreviewProps) {
  const edit = item && dirty ? kind.editOf?.(item.id, wanted) : null
  return <AccessPreview organisationId={linking.organisation.id} edit={edit ?? null} within="page" />
}

const side = ({ heading, search, none }: { heading: string; search: string; none: string }) => ({
  heading,
  searchLabel: search,
  none,
})

/** Something must change, and some screens require at least one link. */
const maySave = ({ waitsFor }: LinkingKind, { item, wanted, dirty }: LinkForm): boolean =>
  item !== undefined && dirty && (waitsFor === 'a-change' || wanted.ids.length > 0)

/** The item chosen on the left. Choosing another item needs confirmation if ticks would be lost. */
function useChosen({ path }: LinkingKind, linking: ReadyLinking, editedId: Id | null) {
  const store = useStore()
  const { toOther } = useLinkingView(path)
  const [chosen, setChosen] = useState<Id | null>(null)
  const form = useLinkForm(linking, editedId ?? chosen)
  const choose = (id: Id) => {
    const item = linking.items.find((one) => sameId(one.id, id))
    if (!item || (form.item && sameId(form.item.id, id))) return
    if (editedId === null && !form.item) {
      if (form.dirty) form.setDraft(draftFor(item, form))
      setChosen(id)
    } else
      unlessUnsaved(store, () => {
        form.setDraft(null)
        if (editedId === null) setChosen(id)
        else toOther(id)
      })
  }
  const forget = () => {
    setChosen(null)
    form.setDraft({ itemId: null, base: noLinks, choice: form.choice })
  }
  return { form, choose, forget }
}

function useLeftSide(items: readonly LinkedItem[], chosen: LinkedItem | undefined) {
  const chosenId = chosen?.id
  return useMemo(() => {
    const linked = items.filter(({ links }) => hasLinks(links)).map(({ id }) => id)
    const offered = linkerChoices(items, chosenId === undefined ? linked : [...linked, chosenId])
    return disambiguateNames(offered).map(({ id, name, status, links }) => ({
      ...{ id, name, status },
      note: linksMessages.counted(links),
    }))
  }, [items, chosenId])
}
