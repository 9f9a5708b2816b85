import type { QuestionTarget } from '@tributary/domain'
import { type AccessQuestion, questionMessages } from '@tributary/sdk/access'
import { Select } from '../primitives/Select/Select.tsx'
import * as css from './Access.css.ts'
import { accessQuestionText } from './access.messages.ts'
import {
  chosenItem,
  chosenPart,
  type QuestionChoices,
  type QuestionItem,
  type QuestionKind,
  questionKinds,
  targetOf,
} from './question-choices.ts'

export type AccessQuestionFormProps = {
  /** The question so far. */
  question: AccessQuestion
  /** The kind whose items are shown. */
  kind: QuestionKind
  /** The people to choose from; null if the viewer may only ask about themselves. */
  people: readonly QuestionItem[] | null
  /** The items of each kind. */
  choices: QuestionChoices
  /** Called with the new kind. The item is then chosen again. */
  onKind: (kind: QuestionKind) => void
  /** Called with the question after a choice. */
  onChange: (question: AccessQuestion) => void
}

/** Chooses who should see what: a person, a kind, an item and, for areas and versions, a part of it. */
export function AccessQuestionForm(props: AccessQuestionFormProps) {
  const { question, kind, people, choices, onKind, onChange } = props
  const { person, target } = question
  const items = choices[kind]
  const item = chosenItem(kind, items, target)
  const aim = (next: QuestionTarget | null) => onChange({ person, target: next })
  return (
    <div className={css.form}>
      {people && (
        <Select
          label={questionMessages.person}
          value={person}
          options={optionsOf(people)}
          onChange={(chosen) => onChange({ person: chosen, target })}
        />
      )}
      <Select
        label={questionMessages.kind}
        value={kind}
        options={questionKinds.map((value) => ({ value, label: questionMessages.kinds[value] }))}
        onChange={onKind}
      />
      <Select
        label={questionMessages.item}
        value={item?.key ?? null}
        options={optionsOf(items)}
        disabled={items.length === 0}
        {...(items.length === 0 && { help: accessQuestionText.none })}
        onChange={(key) => aim(targetOf(kind, key))}
      />
      {item && item.parts.length > 0 && (
        <Select
          label={questionMessages.part}
          value={chosenPart(target)}
          options={[{ value: '', label: questionMessages.anyPart }, ...optionsOf(item.parts)]}
          onChange={(part) => aim(targetOf(kind, item.key, part))}
        />
      )}
    </div>
  )
}

const optionsOf = (items: readonly Pick<QuestionItem, 'key' | 'name'>[]) =>
  items.map(({ key, name }) => ({ value: key, label: name }))
