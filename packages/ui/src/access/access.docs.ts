import type { FullGuide } from '../../.storybook/guide.ts'

/** The page that explains why someone does not see something. */
export const guides = [
  {
    title: 'Access/Question',
    status: 'experimental',
    components: ['AccessChain', 'AccessQuestionForm'],
    when: [
      '`AccessChain` to explain why a person does not see an area, a version, a connector or a table.',
      '`AccessQuestionForm` to choose the person and the item.',
    ],
    whenNot: [
      'For everything that a person sees, use `PersonAccessView`.',
      'For a failed refresh that the user already looks at, use `FixSheet`.',
    ],
    anatomy: [
      ['Question', 'Person, kind, item, and a part of an area or version.'],
      ['Answer', 'One sentence.'],
      ['Checks', 'Every condition in order, with Yes, No or Not checked.'],
      ['Remedy', 'The button of the first condition that is not met.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the choices, the remedy and "Copy link".'],
      ['Enter, Space', 'Carries out the remedy.'],
    ],
    accessibility: [
      'The answer is a status, so a new one is announced.',
      'Each result is a word. The icons and colours repeat it.',
    ],
    do: [
      'Derive the answer with `explainAccess` of the domain, and its words with `answerView`.',
      'Keep the question in the address, so that it can be sent to a colleague.',
    ],
    dont: [
      'Do not offer a remedy to someone who may not use it. Set `mayChange` to false.',
      'Do not list items that the viewer may not know. A user without administration gets `getOwnAccess`.',
    ],
    code: `
import { type AccessFacts, explainAccess, type QuestionTarget, type QuestionUser } from '@tributary/domain'
import { answerView, targetName } from '@tributary/sdk/access'
import { userName } from '@tributary/sdk/users'
import { AccessChain } from '@tributary/ui'

type Props = { user: QuestionUser; target: QuestionTarget; facts: AccessFacts }

export function Why({ user, target, facts }: Props) {
  const names = { person: userName(user), item: targetName(target, facts) }
  return (
    <AccessChain
      view={answerView(explainAccess(user, target, facts), names)}
      origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
      mayChange
      hrefOf={() => '/excel/security/security-groups'}
      onRemedy={() => undefined}
      busy={false}
      link="https://tributary.example/access/why"
    />
  )
}
`,
  },
  {
    title: 'Access/Report',
    status: 'stable',
    components: ['PastAccessView'],
    when: ['An auditor asks who had access to what on a past day.'],
    whenNot: ['For the present, use `AccessMatrixView` or `PersonAccessForm`.'],
    anatomy: [
      ['Day and time zone', 'The state is that of the end of the day in that zone.'],
      ['Text', 'Since when the access in Excel is recorded.'],
      ['Banner', 'From when on the audit log is complete, if it lacks something.'],
      [
        'Table',
        'Each member with role, status, security groups, connectors and what they saw in Excel; search, Print, Download CSV.',
      ],
    ],
    keyboard: [
      [
        'Tab',
        'Moves through the day, the time zone, Print, the search, the folded lists, the headings and Download CSV.',
      ],
    ],
    accessibility: ['The doubts about the report are text before the table, also on paper.'],
    do: ['Get `access` with `getPastAccess` and `endOfDay` of the SDK.', 'Name the time zone of the day.'],
    dont: ['Do not hide what the log lacks. A report that looks complete and is not is worse than none.'],
    code: `
import type { PastAccess } from '@tributary/domain'
import { PastAccessView } from '@tributary/ui'
import { useState } from 'react'

type Props = { accessAt: (day: string, zone: string) => PastAccess }

export function Report({ accessAt }: Props) {
  const [day, setDay] = useState('2026-11-21')
  const [zone, setZone] = useState('Europe/Berlin')
  return (
    <PastAccessView
      day={day}
      onDay={setDay}
      zone={zone}
      onZone={setZone}
      access={accessAt(day, zone)}
      origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
    />
  )
}
`,
  },
  {
    title: 'Access/Person',
    status: 'experimental',
    components: ['PersonAccessForm'],
    when: ['To change everything that a person has access to, with one save and a preview.'],
    whenNot: [
      'To change one kind of links of many people, use a `Linker`.',
      'To only show what a person sees, use `PersonAccessView`.',
    ],
    anatomy: [
      ['Same access as', 'Copies the access of another person into the form.'],
      ['Checklists', 'Connectors, security groups, entities and helper tables.'],
      ['Changes', 'What the person gains and loses, before it is saved.'],
      ['Sees in Excel', 'The result, with every reason.'],
      ['Bar', 'Discard and Save, for everything together.'],
    ],
    keyboard: [
      ['Arrow keys, Space', 'In a checklist: move, and tick.'],
      ['Tab', 'Moves through the searches, the checklists and the bar.'],
    ],
    accessibility: [
      'Each checklist is a group with the name of its panel.',
      'The sentence of the bar is announced once it no longer changes.',
    ],
    do: [
      'Keep the draft outside, and derive the preview with `draftDifferences`.',
      'Send `accessRequest`, so that a change by someone else is refused and not overwritten.',
    ],
    dont: ['Do not save single ticks. Half a change may leave someone without access.'],
    code: `
import { type AccessFacts, type QuestionUser } from '@tributary/domain'
import { accessDraftOf, connectorChange, draftDifferences, isSameAccess } from '@tributary/sdk/access'
import { PersonAccessForm } from '@tributary/ui'
import { useState } from 'react'

export function Person({ user, facts }: { user: QuestionUser; facts: AccessFacts }) {
  const saved = accessDraftOf(user)
  const [draft, setDraft] = useState(saved)
  const { groups, entities, helperTables } = facts.structure
  return (
    <PersonAccessForm
      items={{ connectors: facts.connectors.map(({ id, name }) => ({ id, name })), groups, entities, helperTables }}
      draft={draft}
      onDraft={setDraft}
      others={[]}
      sameAs={null}
      onSameAs={() => undefined}
      differences={draftDifferences(user, draft, facts.structure)}
      connectors={connectorChange(user, draft)}
      changed={!isSameAccess(saved, draft)}
      busy={false}
      error={null}
      onDismissError={() => undefined}
      onSave={() => undefined}
      onDiscard={() => setDraft(saved)}
    >
      <p>What they see</p>
    </PersonAccessForm>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
