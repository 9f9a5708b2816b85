import { useQuery } from '@tanstack/react-query'
import { type Area, type Organisation, statusNamed } from '@tributary/domain'
import { statusesQuery } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { areasMessages, linksMessages, structureMessages } from '@tributary/sdk/excel'
import {
  AreaLinksDialog,
  type AreaLinksDialogProps,
  ErrorMessages,
  structureCard,
  useToasts,
} from '@tributary/ui'
import { useDeferredValue, useMemo } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { useClient } from '../../session/use-client.ts'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { areaLinksEdit } from '../linker/area-links.ts'
import { formSentence } from '../linker/link-sentences.tsx'
import type { LinkingKind, ReadyLinking } from '../linker/linking-kind.ts'
import { type LinkForm, useLinkForm } from '../linker/use-link-form.ts'
import { useSaveLinks } from '../linker/use-save-links.ts'
import { areaCardLinks } from './area-card-links.ts'

type AreaLinksProps = { area: Area; organisation: Organisation; onClose: () => void }

/** The dialog that changes the links of an area, once its lists are loaded. */
export function AreaLinks(props: AreaLinksProps) {
  const { data: statuses, error } = useQuery(statusesQuery(useClient()))
  const kind = useMemo(() => areaCardLinks(statusNamed(statuses ?? [], 'active')), [statuses])
  const left = kind.useLeft(props.organisation.id)
  const right = kind.useRight(props.organisation.id)
  const failure = error ?? left.error ?? right.error
  if (failure) return <ItemMissing sentence={failureMessage(failure)} onClose={props.onClose} />
  if (!left.rows || !right.rows || !statuses) return null
  const lists = { left, right, items: left.rows, targets: right.rows }
  return (
    <Form {...props} kind={kind} linking={{ state: 'ready', organisation: props.organisation, ...lists }} />
  )
}

function Form({
  area,
  kind,
  linking,
  onClose,
}: AreaLinksProps & { kind: LinkingKind; linking: ReadyLinking }) {
  const { show } = useToasts()
  const form = useLinkForm(linking, area.id)
  const { save, progress, problem, setProblem } = useSaveLinks({
    ...{ kind, linking, form, onSaved: onClose },
    onMissing: () => {
      show({ type: 'error', content: structureMessages.gone('area') })
      onClose()
    },
  })
  useUnsaved(form.dirty)
  return (
    <AreaLinksDialog
      name={area.name}
      subareas={form.shown}
      {...choiceIn(form)}
      changed={form.dirty}
      sentence={<Sentence form={form} kind={kind} linking={linking} />}
      preview={
        form.dirty && (
          <AccessPreview
            organisationId={linking.organisation.id}
            edit={areaLinksEdit(area.id, form.wanted)}
          />
        )
      }
      busy={progress !== null}
      progress={progress?.total ? progress : null}
      {...(problem && { error: <ErrorMessages {...problem} /> })}
      {...(problem?.retry && { action: linksMessages.retry(problem.retry) })}
      onDismissError={() => setProblem(null)}
      onSave={save}
      onClose={onClose}
      returnFocus={() => structureCard(area.id) ?? pageHeading()}
    />
  )
}

/** Maps the choice of the form to that of the dialog. The ticks stay while the link type is automatic. */
function choiceIn({ choice, setChoice }: LinkForm): Pick<AreaLinksDialogProps, 'choice' | 'onChoice'> {
  const { applyFor, ids } = choice
  return {
    choice: { linkType: applyFor === 'onlySelected' ? 'custom' : 'automatic', ids },
    onChoice: (next) =>
      setChoice({
        applyFor: next.linkType === 'custom' ? 'onlySelected' : 'allCurrentAndFuture',
        ids: next.ids,
      }),
  }
}

type SentenceProps = { form: LinkForm; kind: LinkingKind; linking: ReadyLinking }

/** The number of ticks, or the effect of saving once something has changed. */
function Sentence({ form, kind, linking }: SentenceProps) {
  const people = kind.usePeople(linking.organisation.id)
  // Deferred, so that counting the affected users does not delay ticks.
  const later = useDeferredValue(form)
  if (later.dirty) return formSentence(later, kind.words, people)
  const { choice, shown } = form
  if (choice.applyFor !== 'onlySelected') return null
  return areasMessages.selected(choice.ids.length, shown.length)
}
