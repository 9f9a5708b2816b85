import type { QuestionUser } from '@tributary/domain'
import { connectorChange, draftDifferences, withAccessDraft } from '@tributary/sdk/access'
import { typeTitle } from '@tributary/sdk/connectors'
import { personAccess } from '@tributary/sdk/excel'
import { PersonAccessForm, PersonAccessView } from '@tributary/ui'
import { useMemo } from 'react'
import { reasonAddress } from '../excel/access/access-address.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { peopleItems } from './question-lists.ts'
import { useAccessDraft } from './use-access-draft.ts'
import type { LoadedFacts } from './use-access-facts.ts'

type PersonEditorProps = {
  loaded: Extract<LoadedFacts, { state: 'ready' }>
  user: QuestionUser
  name: string
  /** The name of the viewer, for the printed report. */
  by: string
}

/** The checklists of a person, and what they see in Excel with the changes that are not saved yet. */
export function PersonEditor({ loaded, user, name, by }: PersonEditorProps) {
  const { facts, people, connectors, organisation } = loaded
  const { structure } = facts
  const { draft, setDraft, copiedFrom, copyFrom, changed, save, discard, busy, error, dismissError } =
    useAccessDraft(organisation.id, user, people)
  useUnsaved(changed)
  const others = useMemo(() => peopleItems(people.filter((one) => one !== user)), [people, user])
  const differences = useMemo(() => draftDifferences(user, draft, structure), [user, draft, structure])
  const access = useMemo(
    () => personAccess(withAccessDraft(user, draft), structure),
    [user, draft, structure],
  )
  const { groups, entities, helperTables } = structure
  // Connectors that another organisation shares have no people here.
  const own = useMemo(
    () =>
      connectors
        .filter(({ assigned }) => Boolean(assigned))
        .map(({ id, name: called, type }) => ({ id, name: called, note: typeTitle(type) })),
    [connectors],
  )
  return (
    <PersonAccessForm
      items={{ connectors: own, groups, entities, helperTables }}
      draft={draft}
      onDraft={setDraft}
      others={others}
      sameAs={copiedFrom}
      onSameAs={copyFrom}
      differences={differences}
      connectors={connectorChange(user, draft)}
      changed={changed}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      onSave={save}
      onDiscard={discard}
    >
      <PersonAccessView
        name={name}
        access={access}
        ways={null}
        origin={{ organisation: organisation.companyName, by }}
        linkTo={(reason) => reasonAddress(reason, user.id)}
      />
    </PersonAccessForm>
  )
}
