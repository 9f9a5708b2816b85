import type { AccessDifference } from '@tributary/domain'
import type { AccessDraft, ConnectorChange } from '@tributary/sdk/access'
import { accessMessages } from '@tributary/sdk/excel'
import { type ReactNode, useRef } from 'react'
import { AccessChange } from '../excel/access/AccessChange.tsx'
import { LinkerBar } from '../excel/linker/LinkerBar.tsx'
import type { LinkerItem } from '../excel/linker/linker-types.ts'
import { TickList } from '../excel/linker/TickList.tsx'
import { Stack } from '../layout/Stack.tsx'
import { ErrorList } from '../patterns/errors/ErrorList.tsx'
import { Panel, type PanelProps } from '../patterns/Panel.tsx'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { Select } from '../primitives/Select/Select.tsx'
import * as css from './Access.css.ts'
import { accessQuestionText } from './access.messages.ts'
import { accessListWords } from './access-list-words.ts'
import type { QuestionItem } from './question-choices.ts'

/** The lists of a user's access. */
export type AccessLists = Readonly<
  Record<'connectors' | 'groups' | 'entities' | 'helperTables', readonly LinkerItem[]>
>

export type PersonAccessFormProps = {
  /** Everything that can be given. */
  items: AccessLists
  /** The access as edited so far. */
  draft: AccessDraft
  /** Called with the new draft after each change. */
  onDraft: (draft: AccessDraft) => void
  /** The people whose access can be copied. */
  others: readonly QuestionItem[]
  /** The key of the person whose access the draft copies; null if none, or if it was changed since. */
  sameAs: string | null
  /** Called with the key of the person whose access is copied into the draft. */
  onSameAs: (key: string) => void
  /** What the draft changes in Excel. */
  differences: readonly AccessDifference[]
  /** How many connectors the draft adds and removes. */
  connectors: ConnectorChange
  /** Whether the draft differs from what is saved. */
  changed: boolean
  /** The draft is being saved. */
  busy: boolean
  /** Why saving failed; null without a failure. */
  error: string | null
  /** Called when the user closes the failure. */
  onDismissError: () => void
  /** Called when the user saves. */
  onSave: () => void
  /** Called when the user discards the changes. */
  onDiscard: () => void
  /** What the user sees in Excel with the draft. */
  children: ReactNode
}

const lists = ['connectors', 'groups', 'entities', 'helperTables'] as const

/** The whole access of a user, saved together: checklists, what they gain and lose, and what they then see. */
export function PersonAccessForm(props: PersonAccessFormProps) {
  const { items, draft, onDraft, others, sameAs, onSameAs, changed, busy, error, onSave, onDiscard } = props
  const words = accessQuestionText
  const changes = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Stack gap={5} minWidth={0}>
        {error !== null && <ErrorList heading={null} messages={[error]} onDismiss={props.onDismissError} />}
        <div className={css.form}>
          <Select
            label={words.sameAs}
            value={sameAs}
            placeholder={words.copyFrom}
            options={others.map(({ key, name }) => ({ value: key, label: name }))}
            disabled={busy || others.length === 0}
            onChange={onSameAs}
          />
        </div>
        <div className={css.lists}>
          {lists.map((list) => (
            <Panel key={list} heading={words[list]} count={countOf(draft, list, items)}>
              <Stack gap={3} paddingY={4} paddingX={5} minWidth={0}>
                {list === 'entities' && (
                  <Checkbox
                    label={words.everyEntity}
                    checked={draft.everyEntity}
                    disabled={busy}
                    onChange={() => onDraft({ ...draft, everyEntity: !draft.everyEntity })}
                  />
                )}
                {!(list === 'entities' && draft.everyEntity) && (
                  <TickList
                    words={accessListWords(words[list])}
                    items={items[list]}
                    ids={draft[list]}
                    onIds={(ids) => onDraft({ ...draft, [list]: ids })}
                    busy={busy}
                  />
                )}
              </Stack>
            </Panel>
          ))}
        </div>
        {changed && <Changes {...props} headingRef={changes} />}
        <section aria-label={words.seesInExcel}>{props.children}</section>
      </Stack>
      <LinkerBar
        sentence={
          changed ? (
            <>
              {effectOf(props)}{' '}
              <LinkButton onClick={() => changes.current?.focus()}>{words.showChanges}</LinkButton>
            </>
          ) : (
            words.nothingChanged
          )
        }
        back={{ label: words.discard, onPress: onDiscard, icon: null }}
        submit={{
          ...{ label: words.save, onPress: onSave, disabled: !changed, busy },
          ...{ busyLabel: words.saving, icon: null },
        }}
      />
    </>
  )
}

const countOf = (draft: AccessDraft, list: keyof AccessLists, items: AccessLists): number =>
  list === 'entities' && draft.everyEntity ? items.entities.length : draft[list].length

/** The effect in one line, which stays in sight next to the button that saves. */
function effectOf({ differences, connectors }: Effect) {
  const words = accessQuestionText
  const gained = differences.reduce((count, one) => count + one.gained.length, 0)
  const lost = differences.reduce((count, one) => count + one.lost.length, 0)
  const effects = [
    ...(connectors.added > 0 ? [words.connectorsAdded(connectors.added)] : []),
    ...(connectors.removed > 0 ? [words.connectorsRemoved(connectors.removed)] : []),
    ...(gained > 0 ? [words.excelGains(gained)] : []),
    ...(lost > 0 ? [words.excelLosses(lost)] : []),
  ]
  return effects.length > 0 ? effects.join(' ') : accessMessages.change.none
}

type Effect = Pick<PersonAccessFormProps, 'differences' | 'connectors'>

function Changes({ differences, connectors, headingRef }: Effect & Required<Pick<PanelProps, 'headingRef'>>) {
  const { added, removed } = connectors
  const words = accessQuestionText
  return (
    <Panel heading={words.changes} headingRef={headingRef}>
      <Stack gap={2} paddingY={4} paddingX={5} minWidth={0}>
        {added > 0 && <p>{words.connectorsAdded(added)}</p>}
        {removed > 0 && <p>{words.connectorsRemoved(removed)}</p>}
        <AccessChange differences={differences} />
      </Stack>
    </Panel>
  )
}
