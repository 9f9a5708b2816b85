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
] as const satisfies readonly FullGuide[]
