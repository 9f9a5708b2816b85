import { type Id, sameId } from '@tributary/domain'
import { hasLinks, linkerChoices, linksMessages, noLinks } from '@tributary/sdk/excel'
import { Linker, LinkerBar, LinkProblem } from '@tributary/ui'
import { useStore } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { unlessUnsaved, useUnsaved } from '../../page/unsaved.ts'
import { problemOf } from './link-problem.ts'
import { formSentence } from './link-sentences.tsx'
import type { LinkedItem, LinkingKind, ReadyLinking } from './linking-kind.ts'
import { toldApart } from './told-apart.ts'
import { draftFor, type LinkForm, useLinkForm } from './use-link-form.ts'
import { useLinkingView } from './use-linking-view.ts'
import { useSaveLinks } from './use-save-links.ts'

type LinkingFormProps = {
  kind: LinkingKind
  linking: ReadyLinking
  /** Whose links are edited; null for a new link. */
  editedId: Id | null
  header: ReactNode
  /** Instead of the form when what is edited is not there. */
  gone: ReactNode
}

/** One on the left, its links on the right, and the button that saves them. */
export function LinkingForm({ kind, linking, editedId, header, gone }: LinkingFormProps) {
  const { words, path } = kind
  const { toList, afterForm } = useLinkingView(path)
  const { form, choose, forget } = useChosen(kind, linking, editedId)
  const people = kind.usePeople(linking.organisation.id)
  const { save, progress, problem, setProblem } = useSaveLinks({
    ...{ kind, linking, form, onSaved: afterForm },
    onGone: () => {
      forget()
      setProblem(problemOf(linksMessages.gone(words.left.one)))
    },
  })
  useUnsaved(form.dirty)
  const left = useLeftSide(linking.items, form.item)
  const busy = progress !== null
  if (editedId !== null && !form.item)
    return (
      <>
        {header}
        {gone}
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

const side = ({ heading, search, none }: { heading: string; search: string; none: string }) => ({
  heading,
  searchLabel: search,
  none,
})

/** Something must change, and some screens want one link at least (LINKAREA-14, USERGROUP-10, USERENT-12, USERHELPER-10). */
const maySave = ({ waitsFor }: LinkingKind, { item, wanted, dirty }: LinkForm): boolean =>
  item !== undefined && dirty && (waitsFor === 'a-change' || wanted.ids.length > 0)

/** What is chosen on the left; another one is chosen only when nothing is lost by it. */
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
    return toldApart(offered).map(({ id, name, status, links }) => ({
      ...{ id, name, status },
      note: linksMessages.counted(links),
    }))
  }, [items, chosenId])
}
